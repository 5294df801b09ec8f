import { countTree, divide } from '@tablee/conform/checks';
import { liveChance, openMatch } from '@tablee/kernel';
import { type Command, OK } from '../command.ts';
import { Wrong } from '../io.ts';
import { mistakes } from '../mistakes.ts';
import { TABLE_OPTIONS } from '../options.ts';
import { takeGame, takePosition, takeTable } from '../table.ts';
import { seedOf } from './position.ts';

export const perft: Command = {
  words: 'game',
  needs: ['depth'],
  takes: ['position', ...TABLE_OPTIONS, 'divide', 'json'],
  async run(typed, io) {
    const game = await takeGame(typed);
    const table = takeTable(game, typed);
    const depth = typed.count('depth', 1);
    if (depth === null) throw new Wrong(mistakes.howDeep);
    const state =
      typed.text('position') === null
        ? openMatch(game, table, liveChance(seedOf('perft'), 0)).match.state
        : takePosition(game, table, typed);
    const counts: { readonly depth: number; readonly nodes: number }[] = [];
    for (let d = 1; d <= depth; d++) {
      const nodes = countTree(game, state, d);
      counts.push({ depth: d, nodes });
      if (!io.json) io.line(`${d} ${nodes}`);
    }
    const divided = typed.flag('divide') ? divide(game, state, depth) : [];
    if (io.json) io.value({ counts, divide: divided.map(([move, nodes]) => ({ move, nodes })) });
    else for (const [move, nodes] of divided) io.line(`${move} ${nodes}`);
    return OK;
  },
};
