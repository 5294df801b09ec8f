import type { Seat } from '@tablee/kernel';

/** So many at once, and one more whenever `everyMs` has passed. */
const ALLOWANCES = {
  reaction: { burst: 4, everyMs: 1_200 },
  point: { burst: 5, everyMs: 700 },
  plan: { burst: 8, everyMs: 400 },
  /** Shown as it changes, ten times a second; what is too much is left out. */
  aim: { burst: 6, everyMs: 85 },
  line: { burst: 5, everyMs: 2_000 },
} as const;
type Kind = keyof typeof ALLOWANCES;

/** How much a table lets each seat talk: one person alone must not flood the others. */
export class Patience {
  readonly #spent = new Map<string, { amount: number; at: number }>();

  /** Whether this seat may; if so, it has. `now`: of the table's ticker, which does not follow the date. */
  spend(kind: Kind, seat: Seat, now: number): boolean {
    const { burst, everyMs } = ALLOWANCES[kind];
    const key = `${kind} ${seat}`;
    const before = this.#spent.get(key) ?? { amount: 0, at: now };
    const amount = Math.max(0, before.amount - (now - before.at) / everyMs);
    const may = amount + 1 <= burst;
    this.#spent.set(key, { amount: may ? amount + 1 : amount, at: now });
    return may;
  }
}
