import { words } from '../messages/index.ts';

/** While a table is being laid. */
export function Laying() {
  return (
    <main id="content" class="laying" aria-busy="true">
      <p>{words().loading}</p>
    </main>
  );
}
