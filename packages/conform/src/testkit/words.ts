import {
  type ByLanguage,
  type Chance,
  type Eyes,
  type Game,
  type GameWords,
  LANGUAGES,
  type OptionSheet,
  type RulesPage,
  searchChance,
} from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { driveGame, playRandomly, type TableChoices } from './driver.ts';

/** The words a table needs of every game. */
type TableWords = GameWords & { readonly tasks: { readonly over: string } };

export type WordsPlan<O extends OptionSheet, S, M, E, W extends TableWords> = {
  readonly game: Game<O, S, M, E>;
  readonly words: ByLanguage<W>;
  readonly pages: ByLanguage<RulesPage>;
  /** The rules of the page, in order. */
  readonly ruleIds: readonly string[];
  /** Refusal key to rule id. */
  readonly ruleOf: { readonly [key: string]: string };
  readonly badPositions: readonly string[];
  readonly problems?: readonly string[];
  readonly reasons: readonly string[];
  readonly figures?: readonly string[];
  /** What a refusal looks like: a capital letter first and a full stop last. */
  readonly sentence?: RegExp;

  /** How a table speaks of a game; `more` are further sentences about a position. */
  readonly say: {
    event(e: E, words: W, s: S): string;
    move(m: M, words: W): string;
    task(s: S, words: W): string;
    more?(s: S, words: W): Iterable<string>;
  };
  /** Random games are played at these tables. */
  readonly tables: readonly TableChoices<O>[];
  /** Moves of each game. */
  readonly limit?: number;
};

const SENTENCE = /^\p{Lu}.*\.$/u;
const NONSENSE = /undefined|\bnull\b|NaN|\[object|\s\s| -\d/;
/** A no-break space belongs there. */
const BREAKABLE = /[^\s] [;:!?»]|« /u;

/** Registers tests: the words of a game are complete and well formed in every language. */
export function testWords<O extends OptionSheet, S, M, E, W extends TableWords>(
  plan: WordsPlan<O, S, M, E, W>,
): void {
  const { game, words, pages, problems = [], figures = [], sentence = SENTENCE } = plan;

  describe.each(LANGUAGES)('%s', language => {
    const text = words[language];
    const page = pages[language];
    const paragraphs = page.sections.flatMap(section => section.paragraphs);

    it('has one paragraph for each rule, in order, and each refusal quotes one of them', () => {
      expect(paragraphs.flatMap(p => (p.id ? [p.id] : []))).toEqual([...plan.ruleIds]);
      expect(plan.ruleIds).toEqual(expect.arrayContaining(Object.values(plan.ruleOf)));
    });

    it('shows each picture of the rules page once, with a caption and a description of its own', () => {
      expect(paragraphs.flatMap(p => p.figures ?? []).toSorted()).toEqual(figures.toSorted());
      expect(Object.keys(page.figures).toSorted()).toEqual(figures.toSorted());
      const described = Object.values(page.figures);
      expect(new Set(described.map(({ alt }) => alt)).size).toBe(figures.length);
      for (const { caption, alt } of described)
        for (const said of [caption, alt]) expect(said).toMatch(sentence);
    });

    it('has a sentence of its own for each refusal, bad position and problem', () => {
      const sentences = [
        ...Object.keys(plan.ruleOf).map(key => text.refusals[key]),
        ...plan.badPositions.map(key => text.positions[key]),
        ...problems.map(key => text.problems?.[key]),
      ];
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const said of sentences) expect(said).toMatch(sentence);
    });

    it('names presets, options and their values, and the seats of every table', () => {
      expect(Object.keys(text.presets)).toEqual(Object.keys(game.presets));
      expect(Object.keys(text.options)).toEqual(Object.keys(game.options));
      for (const [name, option] of Object.entries(game.options)) {
        if (option.kind === 'choice')
          expect(Object.keys(text.options[name]?.values ?? {}).toSorted()).toEqual(option.of.toSorted());
      }
      for (const players of game.traits.seats) {
        const seats = text.seatsFor?.(players) ?? text.seats.slice(0, players);
        expect(new Set(seats).size).toBe(players);
      }
    });

    it('says how a game ended, for every winner', () => {
      const winners = [null, ...text.seats.keys()];
      for (const reason of plan.reasons)
        for (const winner of winners) expect(text.reasons[reason]?.(winner)).not.toMatch(NONSENSE);
    });

    it.each(plan.tables)(
      'says every event, move and task of a random game at %j',
      choices => {
        const said = [...sayGame(plan, choices, text)];
        for (const each of said) {
          expect(each).not.toMatch(NONSENSE);
          expect(each.length).toBeGreaterThan(2);
        }
      },
      30_000,
    );
  });

  it('French has a no-break space before high punctuation', () => {
    const said = plan.tables.flatMap(choices => [...sayGame(plan, choices, words.fr)]);
    for (const each of [...textsIn(words.fr), ...textsIn(pages.fr), ...said])
      expect(each).not.toMatch(BREAKABLE);
  });
}

/** All that is said during one game, to each seat and to spectators. */
function sayGame<O extends OptionSheet, S, M, E, W extends TableWords>(
  { game, say, limit }: WordsPlan<O, S, M, E, W>,
  choices: TableChoices<O>,
  text: W,
): ReadonlySet<string> {
  const said = new Set<string>();
  const table = driveGame(game).tableFor(choices);
  const chance: Chance = searchChance(4);
  const { state, events } = game.setup(table, chance);
  const everyone: readonly Eyes[] = [
    ...Array.from({ length: table.seats }, (_, i) => i),
    'public',
    'referee',
  ];
  const hear = (news: readonly E[]): void => {
    for (const eyes of everyone) {
      const told = news.flatMap(e => game.tell(e, eyes) ?? []);
      for (const e of told) said.add(say.event(e, text, state));
    }
  };
  const look = (): void => {
    said.add(say.task(state, text));
    said.add(say.task(game.redact(state, 'public'), text));
    for (const seat of game.actors(state))
      for (const m of game.moves(state, seat)) said.add(say.move(m, text));
    for (const more of say.more?.(state, text) ?? []) said.add(more);
  };
  hear(events);
  look();
  for (const { move, events: news } of playRandomly(game, state, chance, limit)) {
    said.add(say.move(move, text));
    hear(news);
    look();
  }
  if (game.outcome(state)) expect(say.task(state, text)).toBe(text.tasks.over);
  return said;
}

/** All plain texts within messages, at any depth. */
function* textsIn(within: unknown): Generator<string> {
  if (typeof within === 'string') yield within;
  else if (typeof within === 'object' && within !== null)
    for (const part of Object.values(within)) yield* textsIn(part);
}
