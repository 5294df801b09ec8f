import type { State, TchangEvent } from '@tablee/tchang';
import { counted, type GameReview } from '../../../board/review.ts';

type Kind = 'exit' | 'freed' | 'statues' | 'found' | 'bitten' | 'spent';

export const review: GameReview<State, TchangEvent, Kind> = {
  tally({ events }) {
    const tally = { exit: 0, freed: 0, statues: 0, found: 0, bitten: 0, spent: 0 };
    for (const event of events) {
      if (event.kind === 'exit') tally.exit++;
      if (event.kind === 'freed') tally.freed += event.pawns.length;
      if (event.kind === 'dragon' || event.kind === 'tangram') tally.statues++;
      if (event.kind === 'found') tally.found += event.taken;
      if (event.kind === 'rewarded') tally.found += event.fireflies;
      if (event.kind === 'bitten') tally.bitten++;
      if (event.kind === 'moved') tally.spent += event.cost;
    }
    return tally;
  },
  good: ['exit', 'freed', 'statues', 'found'],
  bad: ['bitten', 'spent'],
  say: {
    fr: {
      exit: () => 'trouve la sortie',
      freed: counted('libère un ami mordu', n => `libère ${n} amis mordus`),
      statues: counted('retourne une statue', n => `retourne ${n} statues`),
      found: counted('rapporte une luciole', n => `rapporte ${n} lucioles`),
      bitten: () => 'se fait mordre',
      spent: (_, more) => (more === 1 ? 'coûte une luciole de plus' : `coûte ${more} lucioles de plus`),
    },
    en: {
      exit: () => 'finds the way out',
      freed: counted('frees a bitten friend', n => `frees ${n} bitten friends`),
      statues: counted('turns a statue over', n => `turns ${n} statues over`),
      found: counted('brings a firefly', n => `brings ${n} fireflies`),
      bitten: () => 'gets bitten',
      spent: (_, more) => (more === 1 ? 'costs one firefly more' : `costs ${more} fireflies more`),
    },
  },
};
