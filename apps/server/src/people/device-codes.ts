import type { Profile, StoredPerson } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { DEVICE_CODE_LENGTH, DEVICE_CODE_MS, hashCode, newDeviceCode, readCode, spellCode } from './codes.ts';
import type { Device, Joined, Membership } from './membership.ts';

export type DeviceCodesParts = { readonly store: Store; readonly membership: Membership };

/** Codes shown on one device, as text and QR, that make another device the same person's. Each works once. */
export class DeviceCodes {
  readonly #parts: DeviceCodesParts;

  constructor(parts: DeviceCodesParts) {
    this.#parts = parts;
  }

  /** Voids the person's earlier codes. */
  async issue(
    device: Device,
    profile: Profile | undefined,
  ): Promise<Joined & { readonly code: string; readonly seconds: number }> {
    const code = newDeviceCode();
    const codeHash = hashCode('device', code);
    const joined = await this.#parts.membership.keep(device, profile, person => [
      { kind: 'issue-code', codeHash, person, ttlMs: DEVICE_CODE_MS },
    ]);
    return { ...joined, code: spellCode(code), seconds: DEVICE_CODE_MS / 1000 };
  }

  /** The person behind a code, to be confirmed on the other device. */
  async personOf(text: string): Promise<StoredPerson> {
    const { store, membership } = this.#parts;
    const code = readCode(text, DEVICE_CODE_LENGTH);
    const id = code === null ? null : await store.people.personOfCode(hashCode('device', code));
    const person = id === null ? null : await store.people.person(id);
    if (!person) throw membership.refuse('code-refused');
    return person;
  }

  async signIn(device: Device, text: string): Promise<Joined> {
    const { id } = await this.personOf(text);
    const codeHash = hashCode('device', readCode(text, DEVICE_CODE_LENGTH)!);
    return this.#parts.membership.signIn(device, id, [{ kind: 'use-code', codeHash }], 'code-refused');
  }
}
