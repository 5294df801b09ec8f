import { AVATAR_COUNT } from '@tablee/wire/constants';
import './avatar.css';
import sprite from './avatars.svg';

/** All avatars are hexagons: no seat has that shape. A file of its own, so that they cost no JavaScript. */
export const Avatar = ({ of }: { readonly of: number }) => (
  <svg class="avatar" viewBox="0 0 32 32" aria-hidden="true">
    <use href={`${sprite}#a${of}`} />
  </svg>
);

type Face = { readonly name: string | null; readonly avatar?: number | null | undefined };

/** The avatar of a person, if one sits here: the one they chose, or else one that depends on the name. */
export function avatarOf(person: Face | undefined): number | null {
  if (!person?.name) return null;
  return person.avatar ?? Array.from(person.name).reduce(mix, 0) % AVATAR_COUNT;
}

const mix = (sum: number, letter: string): number => (sum * 31 + letter.codePointAt(0)!) % 65_521;

/** The avatar of a person at a table by link; nothing for a free seat or a bot. */
export function AvatarOf({ person }: { readonly person: Face | undefined }) {
  const of = avatarOf(person);
  return of === null ? null : <Avatar of={of} />;
}
