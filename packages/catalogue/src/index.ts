export type {
  Card,
  GameCover,
  GameWords,
  Language,
  RuleParagraph,
  RulesPage,
} from '@tablee/kernel';
export { LANGUAGES } from '@tablee/kernel';
export * from './catalogue.ts';
