import { AVATAR_COUNT } from '@tablee/wire/constants';
import { useState } from 'preact/hooks';
import { Chips } from '../../../page/forms/chips.tsx';
import { loadAvatar } from '../../../storage/choices.ts';
import { Avatar } from '../../match/avatar.tsx';
import { useWords } from './words/index.ts';

const ALL: readonly number[] = Array.from({ length: AVATAR_COUNT }, (_, i) => i);

/** The avatar of this device, or any: if possible one that no one at the table has. */
export function proposeAvatar(stored: number | null, taken: readonly (number | null)[]): number {
  const free = ALL.filter(i => !taken.includes(i));
  const choice = free.length > 0 ? free : ALL;
  if (stored !== null && choice.includes(stored)) return stored;
  return choice[Math.floor(Math.random() * choice.length)] ?? 0;
}

export const useAvatar = (taken: readonly (number | null)[] = []) =>
  useState(() => proposeAvatar(loadAvatar(), taken));

type Props = { readonly avatar: number; readonly setAvatar: (avatar: number) => void };

/** The choice of an avatar, folded: one is proposed, and the button below stays in reach. */
export function AvatarField({ avatar, setAvatar }: Props) {
  const word = useWords();
  // Keeps its place while its words load.
  if (!word) return <div class="avatars-wait" />;
  return (
    <details class="fold avatars">
      <summary>
        <Avatar of={avatar} />
        {word.legend}
      </summary>
      <Chips
        legend={word.legend}
        of={ALL}
        chosen={avatar}
        choose={setAvatar}
        label={i => (
          <>
            <Avatar of={i} />
            <span class="hidden-but-heard">{word.names[i]}</span>
          </>
        )}
      />
    </details>
  );
}
