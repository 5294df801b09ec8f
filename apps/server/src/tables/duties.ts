import type { Fence } from '../store/fleet-store.ts';
import type { LiveTable } from './live-table.ts';

/** Which process runs the bots and the clock of a table. */
export interface TableDuties {
  /** Whether this process may act for the table now. If not, it asks for that, and the table is noticed once it may. */
  isOurs(table: LiveTable): boolean;
  /** To be stored with what is done for the table. */
  fenceOf(table: LiveTable): Fence | undefined;
  /** Nothing is left to do at the table. */
  release(table: LiveTable): void;
  /** Whether other processes go on when this one stops. */
  readonly areShared: boolean;
}

/** One process does everything. */
export const ownDuties: TableDuties = {
  isOurs: () => true,
  fenceOf: () => undefined,
  release: () => {},
  areShared: false,
};
