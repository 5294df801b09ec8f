import { countTree, divide } from '@tablee/conform/checks';
import { liveChance, openMatch } from '@tablee/kernel';
import { readArguments } from '../arguments.ts';
import { type Command, OK } from '../command.ts';
import { Wrong } from '../io.ts';
import { mistakes } from '../mistakes.ts';
import { TABLE_OPTIONS, takeGame, takePosition, takeTable } from '../table.ts';
import { seedOf } from './position.ts';

export const perft: Command = {
  usage: 'tablee perft <game> --depth N [--position P] [--seats n] [--options JSON] [--divide] [--json]',
  about: '`depth nodes` for every depth up to N, counting atomic moves',
  async run(args, io) {
    const typed = readArguments(args, {
      ...TABLE_OPTIONS,
      depth: { type: 'string' },
      position: { type: 'string' },
      divide: { type: 'boolean' },
      json: { type: 'boolean' },
    });
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
