import { type Chance, type Eyes, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { HIDDEN, RANKS } from '../src/cards.ts';
import type { TockEvent } from '../src/events.ts';
import { tock } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { after, at, field, moves, play, restOfPack, type Said, tableFor } from './draw.ts';
import { type Position, readPosition, sortRanks, writePosition } from './reference/position.ts';

const seen = (s: State, eyes: Eyes, name: string): string => field(tock.redact(s, eyes), name);
const told = (events: readonly TockEvent[], eyes: Eyes, kind: TockEvent['kind']): TockEvent[] =>
  events.flatMap(e => tock.tell(e, eyes) ?? []).filter(e => e.kind === kind);
const names: readonly string[] = RANKS;
const rank = (name: string): number => names.indexOf(name);

const ME = 0;
const NEXT = 1;
const PARTNER = 2;
const LAST = 3;
const EVERYONE: readonly Eyes[] = [ME, NEXT, PARTNER, LAST, 'public', 'referee'];

describe('hands', () => {
  const s = at('r=r3 | r:A,2 b:3,4 y:5,6 g:7,8 | out 9');

  it.each<[Eyes, string]>([
    [ME, 'r:A,2 b:?,? y:?,? g:?,?'],
    [NEXT, 'r:?,? b:3,4 y:?,? g:?,?'],
    [PARTNER, 'r:?,? b:?,? y:5,6 g:?,?'],
    [LAST, 'r:?,? b:?,? y:?,? g:7,8'],
    ['public', 'r:?,? b:?,? y:?,? g:?,?'],
    ['referee', 'r:A,2 b:3,4 y:5,6 g:7,8'],
  ])('%s sees the own hand and the number of cards of the others', (eyes, hands) => {
    expect(seen(s, eyes, 'hands')).toBe(hands);
  });

  it.each(EVERYONE)('%s sees the discards, the pawns and the turn', eyes => {
    for (const name of ['pawns', 'out', 'turn', 'blocked', 'deal', 'phase'])
      expect(seen(s, eyes, name)).toBe(field(s, name));
  });

  it('a view can be written, read and redacted again', () => {
    for (const eyes of EVERYONE) {
      const text = tock.writeState(tock.redact(s, eyes));
      expect(tock.writeState(tock.readState(text, tableFor()))).toBe(text);
      expect(tock.writeState(tock.redact(tock.readState(text, tableFor()), eyes))).toBe(text);
    }
  });

  it('a view lists the moves of its own seat only', () => {
    expect(moves(tock.redact(s, ME), ME)).toEqual(moves(s, ME));
    expect(moves(tock.redact(s, NEXT), NEXT)).toEqual([]);
  });
});

describe('events of dealing', () => {
  it.each([2, 3, 4] as const)(
    'with %i players each seat is told its own cards and the number of the others',
    seats => {
      const { state, events } = tock.setup(tableFor({ seats }), searchChance(6));
      const hands = field(state, 'hands').split(' ');
      for (let eyes = 0; eyes < seats; eyes++) {
        const dealt = told(events, eyes, 'dealt');
        expect(dealt).toHaveLength(seats);
        for (const e of dealt) {
          if (e.kind !== 'dealt') continue;
          const cards = hands[e.seat]!.slice(2)
            .split(',')
            .map(card => rank(card));
          const shown = e.seat === eyes ? cards : cards.map(() => HIDDEN);
          expect(e.cards.toSorted((a, b) => a - b)).toEqual(shown);
        }
      }
      const open = told(events, 'public', 'dealt').flatMap(e => (e.kind === 'dealt' ? e.cards : []));
      expect(new Set(open)).toEqual(new Set([HIDDEN]));
    },
  );

  it('all eyes are told who deals and shuffles', () => {
    const { events } = tock.setup(tableFor(), searchChance(6));
    for (const e of events)
      if (e.kind !== 'dealt') for (const eyes of EVERYONE) expect(tock.tell(e, eyes)).toEqual(e);
  });

  it('only the drawing seat is told the card', () => {
    const s = at('r=r3 | r:2,3,4,5,6 b:8,9,9,9,9', { seats: 2 });
    const news = play(s, '2:r3-r5');
    const own = told(news, 0, 'drew');
    expect(own).toHaveLength(1);
    expect(own[0]).not.toMatchObject({ card: HIDDEN });
    for (const eyes of [1, 'public'] as const)
      expect(told(news, eyes, 'drew')).toEqual([{ kind: 'drew', seat: 0, card: HIDDEN }]);
    expect(seen(s, 1, 'hands')).toBe('r:?,?,?,?,? b:8,9,9,9,9');
  });
});

describe('the card for the partner', () => {
  const dealt = 'r:A,2 b:3,4 y:5,6 g:7,8 | swap | gives r:- b:- y:- g:-';
  const given = (): { s: State; news: TockEvent[] } => {
    const s = at(dealt);
    play(s, 'give:6', PARTNER);
    return { s, news: play(s, 'give:A', ME) };
  };

  it.each<[Eyes, string]>([
    [ME, 'r:A b:- y:? g:-'],
    [NEXT, 'r:? b:- y:? g:-'],
    [PARTNER, 'r:? b:- y:6 g:-'],
    [LAST, 'r:? b:- y:? g:-'],
    ['public', 'r:? b:- y:? g:-'],
    ['referee', 'r:A b:- y:6 g:-'],
  ])('before all have chosen, %s sees who has chosen and only the own card', (eyes, gives) => {
    expect(seen(given().s, eyes, 'gives')).toBe(gives);
  });

  it.each<[Eyes, number]>([
    [ME, rank('A')],
    [NEXT, HIDDEN],
    [PARTNER, HIDDEN],
    [LAST, HIDDEN],
    ['public', HIDDEN],
    ['referee', rank('A')],
  ])('before all have chosen, %s is told that a card was given, and not which', (eyes, card) => {
    expect(told(given().news, eyes, 'gave')).toEqual([{ kind: 'gave', seat: ME, card }]);
    expect(told(given().news, eyes, 'swapped')).toEqual([]);
  });

  const all = (): { s: State; news: TockEvent[] } => {
    const { s } = given();
    play(s, 'give:7', LAST);
    return { s, news: play(s, 'give:3', NEXT) };
  };

  it.each<[Eyes, string]>([
    [ME, 'r:2,6 b:?,? y:?,? g:?,?'],
    [NEXT, 'r:?,? b:4,7 y:?,? g:?,?'],
    [PARTNER, 'r:?,? b:?,? y:A,5 g:?,?'],
    ['public', 'r:?,? b:?,? y:?,? g:?,?'],
  ])('after all have chosen, %s sees the new own hand only', (eyes, hands) => {
    expect(seen(all().s, eyes, 'hands')).toBe(hands);
    expect(seen(all().s, eyes, 'gives')).toBe('');
  });

  it('after all have chosen, partners know both cards of their team, rivals and public none', () => {
    const { news } = all();
    const cards = (eyes: Eyes) =>
      told(news, eyes, 'swapped').map(e =>
        e.kind === 'swapped' ? `${e.from}-${e.to} ${RANKS[e.card] ?? '?'}` : '',
      );
    expect(cards('referee').toSorted()).toEqual(['0-2 A', '1-3 3', '2-0 6', '3-1 7']);
    expect(cards(ME).toSorted()).toEqual(['0-2 A', '1-3 ?', '2-0 6', '3-1 ?']);
    expect(cards(PARTNER).toSorted()).toEqual(['0-2 A', '1-3 ?', '2-0 6', '3-1 ?']);
    expect(cards(NEXT).toSorted()).toEqual(['0-2 ?', '1-3 3', '2-0 ?', '3-1 7']);
    expect(cards('public').toSorted()).toEqual(['0-2 ?', '1-3 ?', '2-0 ?', '3-1 ?']);
  });
});

describe('the culled card', () => {
  const three: Said = { seats: 3 };
  const culled = (): { s: State; news: TockEvent[] } => {
    const s = at('r:A,2,9 b:3,4,9 y:5,6,9 | cull | culled r:- b:- y:-', three);
    return { s, news: play(s, 'cull:9', ME) };
  };

  it.each<[Eyes, string, string]>([
    [ME, 'r:9 b:- y:-', 'r:A,2 b:?,?,? y:?,?,?'],
    [1, 'r:? b:- y:-', 'r:?,? b:3,4,9 y:?,?,?'],
    [2, 'r:? b:- y:-', 'r:?,? b:?,?,? y:5,6,9'],
    ['public', 'r:? b:- y:-', 'r:?,? b:?,?,? y:?,?,?'],
  ])('%s sees that a card was culled; only its owner sees which', (eyes, aside, hands) => {
    expect([seen(culled().s, eyes, 'culled'), seen(culled().s, eyes, 'hands')]).toEqual([aside, hands]);
    const card = eyes === ME ? rank('9') : HIDDEN;
    expect(told(culled().news, eyes, 'culled')).toEqual([{ kind: 'culled', seat: ME, card }]);
  });

  it('it stays hidden for the whole pack', () => {
    const s = after(at('r:- b:- y:9 | turn y | deal 3 y | culled r:X b:2 y:A', three), 'drop:9');
    expect([ME, 1, 2, 'public' as const].map(eyes => seen(s, eyes, 'culled'))).toEqual([
      'r:X b:? y:?',
      'r:? b:2 y:?',
      'r:? b:? y:A',
      'r:? b:? y:?',
    ]);
  });
});

describe('open cards', () => {
  it.each(EVERYONE)('%s is told which cards are played and discarded', eyes => {
    const s = at('r=r3 | r:2,9');
    expect(told(play(s, '2:r3-r5'), eyes, 'played')).toEqual([{ kind: 'played', seat: 0, card: rank('2') }]);
    expect(told(play(s, 'drop:9'), eyes, 'dropped')).toMatchObject([{ seat: 1, card: rank('9') }]);
  });
});

describe('the stock and other secrets', () => {
  const variants: readonly Said[] = [
    {},
    { teams: false },
    { seats: 3 },
    { seats: 2 },
    { seats: 2, deal: 'hands' },
  ];

  it.each(variants)('all states with the same view give the same view, moves and refusals: %j', said => {
    const chance = searchChance(31);
    let changed = 0;
    for (let game = 0; game < 12; game++) {
      const { state } = tock.setup(tableFor(said), chance);
      for (let ply = 0; ply < 60 && tock.actors(state).length > 0; ply++) {
        const eyes = chance.pick(tableFor(said).seats + 1);
        const who: Eyes = eyes < tableFor(said).seats ? eyes : 'public';
        const text = tock.writeState(state);
        const other = tock.readState(dealAnew(text, who, chance), tableFor(said));
        if (tock.writeState(other) !== text) changed++;
        expect(tock.redact(other, who), text).toEqual(tock.redact(state, who));
        if (who !== 'public') expect(answers(other, who, said), text).toEqual(answers(state, who, said));
        const seat = tock.actors(state)[0]!;
        tock.apply(state, seat, tock.sample(state, seat, chance), chance);
      }
    }
    expect(changed).toBeGreaterThan(300);
  });
});

/** The moves and refusals of a seat. */
function answers(s: State, seat: number, said: Said): unknown[] {
  const tries = [
    '2:r3-r5',
    'drop:2',
    'give:A',
    'cull:K',
    'J:r4~b9',
    '7:r3-r5,r18-b5',
    '10:block',
    'K:rR-r18',
  ];
  const own = moves(s, seat);
  expect(moves(tock.redact(s, seat), seat)).toEqual(own);
  return [own, tableFor(said).seats, ...tries.map(text => tock.refuse(s, seat, tock.readMove(text)!))];
}

/** Another state with the same view: all unseen cards are dealt again. */
function dealAnew(text: string, eyes: Eyes, chance: Chance): string {
  const p = readPosition(text);
  const letters = [...p.hands.keys()];
  const me = typeof eyes === 'number' ? letters[eyes] : undefined;
  const asideOfMine = me && p.culled ? [p.culled.get(me)!].filter(card => card !== '-') : [];
  const pool = restOfPack(...p.out, ...(me ? p.hands.get(me)! : []), ...asideOfMine);
  const draw = (): string => pool.splice(chance.pick(pool.length), 1)[0]!;
  const hands = new Map(
    [...p.hands].map(([seat, cards]) => [seat, seat === me ? cards : sortRanks(cards.map(draw))]),
  );
  const redo = (old: Position['gives'], card: (seat: string) => string) =>
    old && new Map([...old].map(([seat, was]) => [seat, was === '-' || seat === me ? was : card(seat)]));
  const gives = redo(p.gives, seat => hands.get(seat)![chance.pick(hands.get(seat)!.length)]!);
  return writePosition({ ...p, hands, gives, culled: redo(p.culled, draw) });
}
