import type { AdviceWords } from './advice-fr.ts';

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
