import type { KeptPerson, MeAnswer, MineItem } from '@tablee/wire';
import { call, fetchMine } from '../../../api/client.ts';
import { saveAvatar, saveName } from '../../../storage/choices.ts';
import { keptPerson, removeKeptPerson, saveKeptPerson } from '../../../storage/person.ts';
import { removeAllTables } from '../../../storage/tables.ts';

/** What a device stores about its person, in step with the server. */

/** Null for a guest who keeps nothing. */
export const fetchPerson = async (): Promise<KeptPerson | null> =>
  (await call<MeAnswer>('/api/me', null)).person;

/** Sits down with the name and the avatar of the profile from now on. */
export function adoptProfile({ id, name, avatar }: KeptPerson): void {
  saveKeptPerson(id);
  saveName(name);
  if (avatar !== null) saveAvatar(avatar);
}

/** Signed out, or erased. A guest's name and avatar stay: they were never the server's. */
export function forgetDevice(): void {
  removeAllTables();
  if (keptPerson() !== null) removeKeptPerson();
}

/** Asks the server whose device this is, and which tables are theirs. Returns those tables. */
export async function syncDevice(): Promise<readonly MineItem[]> {
  return (await readDevice()).mine;
}

export async function readDevice(): Promise<{
  readonly person: KeptPerson | null;
  readonly mine: readonly MineItem[];
  /** Another device has signed this one out, or the person was erased. */
  readonly signedOut: boolean;
}> {
  const [person, mine] = await Promise.all([fetchPerson(), fetchMine()]);
  const before = keptPerson();
  // Also for a device that is somebody else's now.
  if (before !== null && before !== person?.id) forgetDevice();
  if (person !== null) adoptProfile(person);
  return { person, mine, signedOut: before !== null && person === null };
}
