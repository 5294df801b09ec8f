import { Retention } from '../src/retention/retention.ts';
import type { Live } from './live.ts';

const DAY_MS = 24 * 3_600_000;

/** Lets every table leave memory, as it does some minutes after the last watcher left. */
export function unloadAll({ server }: Live): void {
  server.context.registry.sweep(Number.NEGATIVE_INFINITY);
}

/** Archives every table that is not in memory; returns their number. */
export async function archiveAll({ server }: Live): Promise<number> {
  const { store, archive, log, registry } = server.context;
  const config = { unusedDays: 0, archiveDays: 1 };
  const now = () => Date.now() + 2 * DAY_MS;
  return (await new Retention({ config, store, archive, log, now }).run(registry)).archived;
}
