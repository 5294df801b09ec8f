import { defaultTable } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { gameid } from '../src/index.ts';

it('GAMEID-1 everybody sees whose turn it is', () => {
  const { state } = gameid.setup(defaultTable(gameid), { pick: () => 0 });
  for (const eyes of [0, 1, 'public'] as const) expect(gameid.redact(state, eyes).turn).toBe(0);
});
