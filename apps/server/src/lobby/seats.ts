import type { Seat } from '@tablee/kernel';
import {
  type BotLevel,
  type CommandResult,
  leave,
  onlyBots,
  passSeat,
  removeBot,
  seatBot as seatBotCommand,
  sit,
  type TableState,
  takePassed,
} from '@tablee/table';
import type { BotSeated, BotToSeat, PassAnswer, Seated, SitDown } from '@tablee/wire';
import { Trouble } from '../common/problems.ts';
import { hashSecret, newSecret } from '../people/credentials.ts';
import type { Identity } from '../people/identity.ts';
import { isProblem } from '../tables/command-result.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Referee, RunOptions } from '../tables/referee.ts';
import type { TableQuotas } from '../tables/registry.ts';
import { checkName } from './readable-names.ts';

/** Takes the seat asked for, or the first free one. The token is returned this once. */
export async function sitDown(
  referee: Referee,
  table: LiveTable,
  request: SitDown,
  { guest: guestHash, guests }: Identity,
): Promise<Seated> {
  const { name, avatar } = request;
  checkName(name);
  const token = newSecret();
  const person = { name, tokenHash: hashSecret(token), guestHash, avatar };
  const { pass } = request;
  const seat = await changeSeat(referee, table, state =>
    pass === undefined
      ? sit(state, request.seat, person, guests)
      : takePassed(state, hashSecret(pass), person, guests),
  );
  return { table: table.id, seat, token };
}

/** Gives up a seat for good. */
export async function leaveSeat(
  referee: Referee,
  table: LiveTable,
  seat: Seat,
  level: BotLevel | null,
): Promise<void> {
  await changeSeat(referee, table, state => leave(state, seat, level));
}

/** A code with which one other person may take this seat. It is returned this once, and replaces an earlier one. */
export async function passOn(referee: Referee, table: LiveTable, seat: Seat): Promise<PassAnswer> {
  const pass = newSecret();
  await changeSeat(referee, table, state => passSeat(state, seat, hashSecret(pass)));
  return { table: table.id, seat, pass };
}

export async function keepSeat(referee: Referee, table: LiveTable, seat: Seat): Promise<void> {
  await changeSeat(referee, table, state => passSeat(state, seat, null));
}

type BotRequest = {
  readonly referee: Referee;
  readonly quotas: TableQuotas;
  readonly table: LiveTable;
};

/** Bots move once every seat is taken, so there is time to remove one for a person. */
export async function seatBot(
  { referee, quotas, table }: BotRequest,
  { seat: wanted, level }: BotToSeat,
): Promise<BotSeated> {
  const around: RunOptions['around'] = async ({ state }, save) => {
    if (!onlyBots(state.holders)) return (await save()) ?? null;
    return (await quotas.withinBots(table.owner, save)) ?? null;
  };
  const seat = await changeSeat(referee, table, state => seatBotCommand(state, wanted, level), around);
  return { table: table.id, seat, level };
}

export async function sendBotAway({ referee, table }: BotRequest, seat: Seat): Promise<void> {
  await changeSeat(referee, table, state => removeBot(state, seat));
}

/** Returns the seat that has changed; throws a Trouble when it is refused. */
async function changeSeat(
  referee: Referee,
  table: LiveTable,
  command: (state: TableState) => CommandResult,
  around?: RunOptions['around'],
): Promise<Seat> {
  let changed: Seat = 0;
  const answer = await referee.run(
    table,
    state => {
      const result = command(state);
      if ('kind' in result && result.kind === 'seat') changed = result.seat;
      return result;
    },
    { unsaved: 'seat-not-saved', ...(around ? { around } : {}) },
  );
  if (isProblem(answer)) throw new Trouble(answer);
  return changed;
}
