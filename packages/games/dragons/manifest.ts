import type { Manifest } from '@tablee/kernel';

export const manifest: Manifest = {
  card: {
    id: 'dragons',
    name: 'Combats de dragons',
    order: 5,
    rules: 1,
    seats: [2, 3, 4, 5],
    playable: true,
    secrets: true,
    shared: false,
    colours: ['vermilion', 'green', 'gold', 'blue', 'white'],
    age: 5,
    minutes: [10, 20],
  },
  rules: { 1: async () => (await import('./src/index.ts')).dragons },
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
};
