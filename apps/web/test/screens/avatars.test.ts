import { readFileSync } from 'node:fs';
import { AVATAR_COUNT } from '@tablee/wire/constants';
import { describe, expect, it } from 'vitest';
import { avatarOf } from '../../src/screens/match/avatar.tsx';
import { proposeAvatar } from '../../src/screens/table/invite/avatar-field.tsx';
import { en } from '../../src/screens/table/invite/words/en.ts';
import { fr } from '../../src/screens/table/invite/words/fr.ts';

const ALL = Array.from({ length: AVATAR_COUNT }, (_, i) => i);

describe('avatars', () => {
  it('each has a drawing, and a name in both languages', () => {
    const sprite = readFileSync(new URL('../../src/screens/match/avatars.svg', import.meta.url), 'utf8');
    expect([...sprite.matchAll(/<symbol id="a(\d+)"/g)].map(found => Number(found[1]))).toEqual(ALL);
    for (const { names } of [fr, en]) expect(new Set(names).size).toBe(AVATAR_COUNT);
  });

  it('are shown for persons only; without a choice, the name decides', () => {
    expect(avatarOf({ name: 'Ada', avatar: 0 })).toBe(0);
    const byName = avatarOf({ name: 'Ada' });
    expect(ALL).toContain(byName);
    expect(avatarOf({ name: 'Ada' })).toBe(byName);
    for (const nobody of [undefined, { name: null }, { name: '' }]) expect(avatarOf(nobody)).toBeNull();
    expect(new Set(['Ada', 'Blaise', 'Chloé', 'Denis'].map(name => avatarOf({ name }))).size).toBeGreaterThan(
      2,
    );
  });

  it('the one of this device is proposed, unless another person has it', () => {
    expect(proposeAvatar(7, [null, 3])).toBe(7);
    expect(
      proposeAvatar(
        7,
        ALL.filter(i => i !== 5),
      ),
    ).toBe(5);
    expect(ALL).toContain(proposeAvatar(99, []));
    expect(ALL).toContain(proposeAvatar(null, ALL));
  });
});
