import type { Manifest } from '@tablee/kernel';

export const manifest: Manifest = {
  card: {
    id: 'tock',
    name: 'Tock',
    order: 2,
    rules: 2,
    seats: [4, 2, 3],
    playable: true,
    secrets: true,
    shared: false,
    colours: ['vermilion', 'blue', 'gold', 'green'],
    // TOCK-8, TOCK-9: two players hold two colours each; with three, a draw leaves one colour out.
    coloursFor: [4],
    age: 7,
    minutes: [40, 60],
    firstPreset: 'rapide',
  },
  rules: {
    1: async () => (await import('./src/index.ts')).tockRules1,
    2: async () => (await import('./src/index.ts')).tock,
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
