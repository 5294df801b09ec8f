import type { Profile } from '@tablee/wire';
import { Avatar, avatarOf } from '../match/avatar.tsx';

/** The avatar of a person on their colour. The name stands beside it. */
export const PersonBadge = ({ person }: { readonly person: Profile }) => (
  <span class="badge own-colour" data-colour={person.colour}>
    <Avatar of={avatarOf(person) ?? 0} />
  </span>
);
