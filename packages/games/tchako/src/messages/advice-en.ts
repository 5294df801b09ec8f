import type { AdviceWords, HintWords } from './advice-fr.ts';

export const advice: AdviceWords = {
  strike: 'T’chako! The enemy queen is vulnerable: hit her before the turn ends.',
  queen:
    'Protect your queen: your opponent is one zone short of t’chako. Cut the chain, or take the queen to safety.',
  'all-in':
    'All for one t’chako: a single link is missing. A captured zone counts to the end of the turn, even empty.',
  contest:
    'Contest: end your turn with a puck in a zone or a base of your opponent’s, and captures are lost to them.',
  together:
    'Keep your pucks together: they cover each other, while a puck far out alone is easily picked off.',
  direct: 'Look for a direct shot: from your bases many angles lead straight to the heart of a free zone.',
};

export const hints: HintWords = {
  shoot: who => `Shoot ${who}`,
  create: 'Create a puck',
  elastic: elastic => `Move your ${elastic}`,
  end: 'End the turn',
  sentence: (what, why) => `${what} ${why}.`,
  purposes: {
    win: () => 'to win the game',
    tchako: () => 'to put the enemy queen in t’chako',
    guard: () => 'to protect your queen',
    banish: () => 'to drive the enemy queen off the board',
    eliminate: puck => `to eliminate ${puck}`,
    take: (_, zone) => `to take ${zone}`,
    contest: (_, zone) => `to contest ${zone}`,
    strengthen: (_, zone) => `to strengthen ${zone}`,
    bar: () => 'to close a way through',
    settle: (_, zone) => `to settle in ${zone}`,
    place: () => 'to a better place',
    finish: () => 'because nothing better is left to do',
  },
};
