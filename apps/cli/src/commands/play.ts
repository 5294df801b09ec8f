import { createInterface } from 'node:readline';
import { nodeThinker } from '@tablee/bots/node';
import { loadWords } from '@tablee/catalogue';
import { type Eyes, type Game, isRefused, type Refused, type Seat, type Step } from '@tablee/kernel';
import type { BotName } from '@tablee/simulation';
import { type Bot, makeBot } from '@tablee/simulation/bots';
import { type Sitting, sitDown } from '@tablee/simulation/sitting';
import { CLOCK_ONLY, isClockOnly } from '@tablee/table';
import { loadBoard } from '../boards/index.ts';
import { type Command, OK } from '../command.ts';
import { type Io, writeOutput } from '../io.ts';
import { sayRefusal, terminalLanguage, WORDS } from '../language.ts';
import { TABLE_OPTIONS } from '../options.ts';
import { checkCompany, readBots } from '../players.ts';
import { takeBotsOnlyTable, takeGame, takeTable } from '../table.ts';
import { seedOf } from './position.ts';

const HUMAN = 'human';
type Player = BotName | typeof HUMAN;

/** `--bots` names a player for every seat. Default: a person against bots of level 3. */
const seatPlayers = (typed: string | null, seats: number): readonly Player[] =>
  typed === null
    ? Array.from({ length: seats }, (_, seat): Player => (seat === 0 ? HUMAN : '3'))
    : readBots(typed, seats, [HUMAN]);

/** A single person sees the view of their seat; otherwise the public view is shown. */
const eyesOf = (bots: readonly (Bot | null)[]): Eyes =>
  bots.filter(bot => bot === null).length === 1 ? bots.indexOf(null) : 'public';

async function show(io: Io, sitting: Sitting, eyes: Eyes): Promise<void> {
  const { game, state } = sitting.match;
  const position = game.writeState(game.redact(state, eyes));
  const draw = await loadBoard(game.id);
  for (const row of draw(position)) io.line(row);
  io.line(position);
}

const listMoves = (game: Game, sitting: Sitting, seat: Seat): string =>
  Array.from(game.moves(sitting.match.state, seat), m => game.writeMove(m)).join(' ');

/** The step or command that a person typed. */
function answer(sitting: Sitting, seat: Seat, typed: string): Step | Refused | 'moves' | 'quit' | 'help' {
  switch (typed) {
    case 'moves':
    case 'quit':
      return typed;
    case '':
    case '?':
    case 'help':
      return 'help';
    case 'back':
      return sitting.back(seat);
    case 'resign':
      return sitting.resign(seat);
    default:
      return isClockOnly(sitting.match.game, typed) ? { refusal: CLOCK_ONLY } : sitting.play(seat, typed);
  }
}

export const play: Command = {
  words: 'game',
  takes: ['bots', ...TABLE_OPTIONS, 'seed', 'record'],
  async run(typed, io) {
    const game = await takeGame(typed);
    const wanted = takeTable(game, typed);
    const names = seatPlayers(typed.text('bots'), wanted.seats);
    const table = names.includes(HUMAN) ? wanted : takeBotsOnlyTable(game, typed);
    checkCompany(game, table, names);
    const seed = seedOf(typed.text('seed'));
    const sitting = sitDown(game, table, seed);
    const thinker = nodeThinker();
    const bots = names.map((name, i) =>
      name === HUMAN ? null : makeBot(name, thinker, seed[0]! + 256 * seed[1]! + i),
    );
    try {
      await playOn(io, sitting, bots);
    } finally {
      thinker.close();
    }
    const file = typed.text('record');
    if (file !== null) writeOutput(file, `${JSON.stringify(sitting.record(names), null, 1)}\n`);
    return OK;
  },
};

/** The first event is the move itself. If these eyes are told less of it, the move is not printed. */
function isOpen(game: Game, step: Step | Refused, eyes: Eyes): boolean {
  const [event] = isRefused(step) ? [] : step.events;
  return event === undefined || JSON.stringify(game.tell(event, eyes)) === JSON.stringify(event);
}

async function playOn(io: Io, sitting: Sitting, bots: readonly (Bot | null)[]): Promise<void> {
  const { game } = sitting.match;
  const eyes = eyesOf(bots);
  const language = terminalLanguage(process.env);
  const words = await loadWords(game.id, language);
  const seats = words.seatsFor?.(sitting.match.table.seats) ?? words.seats;
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  if (bots.includes(null)) io.line(WORDS[language].help);
  await show(io, sitting, eyes);
  while (!sitting.match.outcome) {
    const seat = game.actors(sitting.match.state)[0]!;
    const bot = bots[seat];
    let step: ReturnType<typeof answer>;
    if (bot) {
      const move = await bot.choose(sitting, seat);
      step = sitting.play(seat, move);
      io.line(`${seats[seat]}: ${isOpen(game, step, eyes) ? move : '…'}`);
    } else {
      process.stdout.write(`${seats[seat]} > `);
      const { value, done } = await lines.next();
      step = done ? 'quit' : answer(sitting, seat, value.trim());
    }
    if (step === 'quit') {
      io.line('');
      break;
    }
    if (step === 'help') io.line(WORDS[language].help);
    else if (step === 'moves') io.line(listMoves(game, sitting, seat));
    else if (isRefused(step))
      io.line(`${step.refusal.rule} ${await sayRefusal(game, step.refusal, language)}`);
    else await show(io, sitting, eyes);
  }
  await lines.return?.();
  const { outcome } = sitting.match;
  if (!outcome) return;
  // With a shared goal all seats win together, so none is named.
  const winner = game.traits.goal === 'shared' ? -1 : outcome.payoff.findIndex(v => v > 0.5);
  io.line(
    words.reasons[outcome.reason]?.(winner < 0 ? null : winner) ??
      WORDS[language].ends[outcome.reason] ??
      outcome.reason,
  );
  io.line(outcome.payoff.join('-'));
}
