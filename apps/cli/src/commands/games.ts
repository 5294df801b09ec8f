import { CARDS, loadGame } from '@tablee/catalogue';
import type { Option } from '@tablee/kernel';
import { readArguments } from '../arguments.ts';
import { type Command, OK } from '../command.ts';
import { Wrong } from '../io.ts';
import { mistakes } from '../mistakes.ts';

const domain = (o: Option): string => {
  switch (o.kind) {
    case 'flag':
      return 'true|false';
    case 'count':
      return `${o.min}..${o.max}`;
    case 'choice':
      return o.of.join('|');
    case 'text':
      return `at most ${o.longest} characters`;
  }
};

const condition = ({ when }: Option): string => (when ? `, when ${when.option} is ${when.is}` : '');

/** One line per game; options as `name=default (values)`, presets as `name {values}`. */
export const games: Command = {
  usage: 'tablee games [--json]',
  about: 'id, players, options with their defaults, presets',
  async run(args, io) {
    const typed = readArguments(args, { json: { type: 'boolean' } });
    if (typed.words.length > 0) throw new Wrong(mistakes.tooMany(typed.words[0]!));
    const all = await Promise.all(CARDS.filter(card => card.playable).map(card => loadGame(card.id)));
    if (io.json) {
      io.value(
        all.map(g => ({ id: g.id, rules: g.rules, ...g.traits, options: g.options, presets: g.presets })),
      );
      return OK;
    }
    for (const game of all) {
      const options = Object.entries(game.options).map(
        ([name, o]) => `${name}=${o.initial} (${domain(o)}${condition(o)})`,
      );
      const presets = Object.entries(game.presets).map(([name, p]) => `${name} ${JSON.stringify(p)}`);
      const players = `${game.traits.seats.join(' or ')} players`;
      io.line([game.id, players, options.join(', '), presets.join(', ')].filter(p => p !== '').join('\t'));
    }
    return OK;
  },
};
