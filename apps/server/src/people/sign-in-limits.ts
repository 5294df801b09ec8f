import { RateLimit } from '../limits/rate-limit.ts';

/** Attempts for one name, from any address: ten at once, then one in two minutes. */
const BY_NAME = { burst: 10, perMinute: 0.5 };
/** Besides these, every address has some of its own: guesses of strangers do not lock out a new device. */
const BY_NAME_AND_ADDRESS = { burst: 3, perMinute: 0.1 };
/** A school class behind one address registers at once; registrations all day long are an attack. */
const NEW_PEOPLE = { burst: 60, perMinute: 1 };
const EXPORTS = { burst: 3, perMinute: 0.2 };

/** Limits guesses at passwords and codes. By address in all, and by name for devices that name has not used yet. */
export class SignInLimits {
  readonly #byAddress: RateLimit | null;
  readonly #byName: RateLimit | null;
  readonly #byBoth: RateLimit | null;
  readonly #people: RateLimit | null;
  readonly #exports: RateLimit | null;

  /** `perMinute`: attempts of one address; 0 for no limit at all. */
  constructor(perMinute: number) {
    const limit = (rate: { burst: number; perMinute: number }): RateLimit | null =>
      perMinute > 0 ? new RateLimit(rate) : null;
    this.#byAddress = limit({ burst: perMinute, perMinute });
    this.#byName = limit(BY_NAME);
    this.#byBoth = limit(BY_NAME_AND_ADDRESS);
    this.#people = limit(NEW_PEOPLE);
    this.#exports = limit(EXPORTS);
  }

  attempt(address: string): boolean {
    return this.#byAddress?.take(address) ?? true;
  }

  /** Counted for unknown names too: a refusal must not tell which names exist. */
  attemptAt(signInKey: string, address: string): boolean {
    if (!this.#byName || !this.#byBoth) return true;
    return this.#byBoth.take(`${address} ${signInKey}`) || this.#byName.take(signInKey);
  }

  newPerson(address: string): boolean {
    return this.#people?.take(address) ?? true;
  }

  exportOf(guest: string): boolean {
    return this.#exports?.take(guest) ?? true;
  }
}
