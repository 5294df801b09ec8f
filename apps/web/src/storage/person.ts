import { load, remove, save } from './store.ts';

/** The person whose device this is, as far as the device knows; null for a guest. */
export const keptPerson = (): string | null => load('person');
export const saveKeptPerson = (id: string): boolean => save('person', id);
/** The name and the avatar came from the person's profile. */
export function removeKeptPerson(): void {
  for (const key of ['person', 'name', 'avatar']) remove(key);
}
