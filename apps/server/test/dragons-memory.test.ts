import { loadGame } from '@tablee/catalogue';
import type { Story } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { live } from './live.ts';

const dragons = await loadGame('dragons');
const FACE = /[.!][a1-4]|"face"/;

describe('DRAGON-8 the story of a running game', () => {
  it('shows a face only while it is turned up, and all of them once it is over', async () => {
    const server = await live();
    const table = { seats: 2, options: { hands: 'real' } };
    const [ann, bob] = await server.table({ game: 'dragons', ...table });
    const story = async () => (await server.get<Story>(`/api/tables/${ann!.table}/story`)).body;
    await server.play(ann!, 0, 'won 1');
    let open = 0;
    for (let turn = 0; turn < 12; turn++) {
      const { chapters } = await story();
      const now = chapters.at(-1)!;
      expect(JSON.stringify(chapters.slice(0, -1))).not.toMatch(FACE);
      if (FACE.test(now.view)) open++;
      const seat = now.actors[0]!;
      const state = dragons.readState(now.view, table);
      const move = dragons.writeMove([...dragons.moves(state, seat)].at(-1)!);
      const played = await server.play(seat === 0 ? ann! : bob!, now.n, move);
      expect(played.status, JSON.stringify(played.body)).toBe(200);
    }
    expect(open).toBeGreaterThan(2);
    await server.act(ann!, 'resign');
    expect(JSON.stringify((await story()).chapters.slice(0, -1))).toMatch(FACE);
  });
});
