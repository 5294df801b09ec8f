import type { Manifest } from '@tablee/kernel';

export const manifest: Manifest = {
  card: {
    id: 'tekao',
    name: 'Tekao',
    order: 3,
    rules: 1,
    seats: [2, 3, 4],
    playable: true,
    secrets: false,
    shared: false,
    colours: ['blue', 'gold', 'blue', 'gold'],
    age: 8,
    minutes: [20, 45],
    firstPreset: 'rapide',
  },
  rules: { 1: async () => (await import('./src/index.ts')).tekao },
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
