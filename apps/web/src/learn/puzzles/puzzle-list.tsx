import './puzzles.css';
import { findCard } from '@tablee/catalogue';
import { type Goal, GRADES, type Grade, type Puzzle } from '@tablee/puzzles';
import { useState } from 'preact/hooks';
import { Emblem } from '../../games/emblems.tsx';
import { Page } from '../../page/page.tsx';
import { paths } from '../../page/routes.ts';
import { loadSolved, type SolvedPuzzles } from '../../storage/puzzles.ts';
import { type Collection, dayOf, puzzleOfDay } from './collection.ts';
import type { Words } from './words/index.ts';

export const sayGoal = ({ key, numbers }: Goal, word: Words): string => {
  const say: (...numbers: number[]) => string = word.goals[key];
  return say(...numbers);
};

/** The grade as beads and as a word. */
export const GradeMark = ({ grade, word }: { readonly grade: Grade; readonly word: Words }) => (
  <span class="puzzle-grade">
    <span aria-hidden="true">
      {'●'.repeat(grade)}
      {'○'.repeat(GRADES.length - grade)}
    </span>{' '}
    {word.grades[grade]}
  </span>
);

const nameOf = (game: string): string => findCard(game)?.name ?? game;
const countSolved = (puzzles: readonly Puzzle[], solved: SolvedPuzzles): number =>
  puzzles.filter(({ id }) => Object.hasOwn(solved, id)).length;

type DailyProps = { readonly collections: readonly Collection[]; readonly word: Words };

/** Today's puzzle of each game, and the way to all of them. */
export function DailyPuzzles({ collections, word }: DailyProps) {
  const [solved] = useState(loadSolved);
  const day = dayOf(new Date());
  return (
    <Page title={word.daily}>
      <div class="reading puzzle-lists">
        <h1 tabIndex={-1}>{word.daily}</h1>
        <p>{word.dailyNote}</p>
        <ul class="daily-puzzles">
          {collections.map(collection => {
            const puzzle = puzzleOfDay(collection, day);
            return (
              puzzle && (
                <li key={puzzle.id}>
                  <a class="plain" href={paths.puzzle(puzzle.id)}>
                    <Emblem game={collection.game} />
                    <span>
                      <b>{nameOf(collection.game)}</b>
                      <span>{sayGoal(puzzle.goal, word)}</span>
                      <GradeMark grade={puzzle.grade} word={word} />
                    </span>
                    {Object.hasOwn(solved, puzzle.id) && <SolvedMark word={word} />}
                  </a>
                </li>
              )
            );
          })}
        </ul>
        <h2>{word.allTitle}</h2>
        <ul class="puzzle-games">
          {collections.map(({ game, puzzles }) => (
            <li key={game}>
              <a class="button" href={paths.puzzles(game)}>
                {word.all(nameOf(game), countSolved(puzzles, solved), puzzles.length)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

const SolvedMark = ({ word }: { readonly word: Words }) => (
  <span class="solved-mark">
    <span aria-hidden="true">✓</span> {word.solvedMark}
  </span>
);

type ListProps = { readonly collection: Collection; readonly word: Words };

/** All puzzles of a game, by grade. */
export function PuzzleList({ collection: { game, puzzles }, word }: ListProps) {
  const [solved] = useState(loadSolved);
  return (
    <Page title={word.ofGame(nameOf(game))}>
      <div class="reading puzzle-lists">
        <h1 tabIndex={-1}>{word.ofGame(nameOf(game))}</h1>
        {GRADES.map(grade => {
          const graded = puzzles.filter(puzzle => puzzle.grade === grade);
          return (
            graded.length > 0 && (
              <section key={grade} aria-labelledby={`grade-${grade}`}>
                <h2 id={`grade-${grade}`}>
                  <GradeMark grade={grade} word={word} />{' '}
                  <small>
                    {countSolved(graded, solved)}/{graded.length}
                  </small>
                </h2>
                <ol class="puzzle-numbers">
                  {graded.map(puzzle => {
                    const number = puzzles.indexOf(puzzle) + 1;
                    const done = Object.hasOwn(solved, puzzle.id);
                    return (
                      <li key={puzzle.id}>
                        <a
                          class={done ? 'puzzle-number done' : 'puzzle-number'}
                          href={paths.puzzle(puzzle.id)}
                          aria-label={word.number(number, done)}
                        >
                          {number}
                          {done && <span aria-hidden="true">✓</span>}
                        </a>
                      </li>
                    );
                  })}
                </ol>
              </section>
            )
          );
        })}
        <p>
          <a href={paths.puzzles()}>{word.daily}</a>
        </p>
      </div>
    </Page>
  );
}
