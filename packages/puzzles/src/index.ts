export { type Attempt, begin, type GoalTests, handsOf, hintOf, play, type Verdict } from './attempt.ts';
export { mistakesOf } from './check.ts';
export * from './puzzle.ts';
export { readPuzzle, readPuzzles } from './reader.ts';
