import { CARDS, loadGame } from '@tablee/catalogue';
import type { Option } from '@tablee/kernel';
import { type Command, OK } from '../command.ts';
import { results } from '../result-words.ts';

const domain = (o: Option): string => {
  switch (o.kind) {
    case 'flag':
      return 'true|false';
    case 'count':
      return `${o.min}..${o.max}`;
    case 'choice':
      return o.of.join('|');
    case 'text':
      return results.textDomain(o.longest);
  }
};

const condition = ({ when }: Option): string => (when ? results.when(when.option, String(when.is)) : '');

/** One line per game; options as `name=default (values)`, presets as `name {values}`. */
export const games: Command = {
  takes: ['json'],
  async run(_, io) {
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
      const players = results.players(game.traits.seats);
      io.line([game.id, players, options.join(', '), presets.join(', ')].filter(p => p !== '').join('\t'));
    }
    return OK;
  },
};
