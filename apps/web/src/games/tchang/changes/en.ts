import type { TchangOptions } from '@tablee/tchang';
import type { Changes } from '../../changes.ts';

export const changes: Changes<TchangOptions> = {
  fireflies: {
    note: 'The light of each pawn at the start: the less there is, the harder it gets.',
    says: n => `Each pawn starts with ${n} fireflies, instead of 6.`,
  },
  animals: {
    note: 'The animals hidden under stones: the fewer there are, the easier it gets.',
    says: n => `There are only ${n} dangerous animals, instead of 4.`,
  },
  tangramBonus: {
    note: 'Each piece found may bring a firefly.',
    says: n => `Each tangram piece found brings ${n === 1 ? 'a firefly' : `${n} fireflies`}.`,
  },
  statues: {
    note: 'The further the statues are from the start, the harder it gets.',
    says: {
      near: 'The statues are near the start: easier.',
      far: 'The statues are far from the start: harder.',
    },
  },
  cover: {
    note: 'Stones on the statues save detours.',
    says: {
      none: 'The stones are beside the statues: each find takes a detour.',
      all: 'Each statue is under a stone: one visit is enough.',
    },
  },
  placement: {
    note: 'Luck prepares the board, or you do.',
    says: { manual: 'You place statues and stones by hand, in turn.' },
  },
  labyrinth: {
    note: 'Walled corridors make the way longer.',
    says: { walls: 'Some corridors are walled up: you have to find your way.' },
  },
};
