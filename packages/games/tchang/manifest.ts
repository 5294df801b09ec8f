import type { Manifest } from '@tablee/kernel';

export const manifest: Manifest = {
  card: {
    id: 'tchang',
    name: 'T’Chang',
    order: 4,
    rules: 2,
    seats: [4, 1, 2, 3],
    playable: true,
    secrets: false,
    shared: true,
    colours: ['vermilion', 'green', 'gold', 'blue'],
    // TCHANG-3: with fewer players a seat has several pawns.
    coloursFor: [3, 4],
    age: 8,
    minutes: [30, 60],
  },
  rules: {
    1: async () => (await import('./src/index.ts')).tchangRules1,
    2: async () => (await import('./src/index.ts')).tchang,
  },
  cover: {
    fr: async () => (await import('./src/messages/cover-fr.ts')).cover,
    en: async () => (await import('./src/messages/cover-en.ts')).cover,
  },
  words: {
    fr: async () => (await import('./src/messages/fr.ts')).fr,
    en: async () => (await import('./src/messages/en.ts')).en,
  },
  rulesPage: {
    fr: async () => (await import('./src/rules/fr.ts')).rules,
    en: async () => (await import('./src/rules/en.ts')).rules,
  },
  bot: async () => (await import('./src/bot.ts')).bot,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
};
