import { ensureWeb } from '../scripts/setup.mjs';

/** Once before all tests: the pages the server will serve are those of the sources. */
export default function build(): void {
  ensureWeb();
}
