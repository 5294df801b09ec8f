import { looksAlike } from '@tablee/table';
import { MAX_NAME, type Problem, personName, type Seated, type TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { isReadable } from '../src/lobby/readable-names.ts';
import { live } from './live.ts';

const READABLE = [
  'Ann',
  'Éloïse',
  'Jean-Luc',
  "O'Hara",
  'Zoë 2',
  'Nguyễn',
  'Łukasz',
  'Øystein',
  'Дмитрий',
  'Ελένη',
  'محمد',
  'דוד',
  'さくら',
  '김민수',
  '李小龙',
  'प्रिया',
  'สมชาย',
  '1',
  '♥',
  '🐱',
  '👩‍🚀',
  '👩🏽‍🤝‍👨🏻',
  '🏳️‍🌈',
  '🏴‍☠️',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '🇫🇷',
  '1️⃣',
  '❤️ Léa ❤️',
  '☺︎',
  'M. Hulot…',
];

const UNREADABLE = [
  ['nothing', ''],
  ['a zero width space', '\u200b'],
  ['a zero width space between letters', 'An\u200bn'],
  ['a zero width joiner alone', '\u200d'],
  ['a zero width joiner between letters', 'A\u200dnn'],
  ['a word joiner', 'Ann\u2060'],
  ['a soft hyphen', 'An\u00adn'],
  ['a byte order mark inside', 'An\ufeffn'],
  ['a right-to-left override', 'a\u202eb'],
  ['a right-to-left mark', 'Ann\u200f'],
  ['a line break', 'a\nb'],
  ['a tab', 'a\tb'],
  ['a line separator', 'a\u2028b'],
  ['a paragraph separator', 'a\u2029b'],
  ['a null', 'a\u0000b'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['a Hangul filler between letters', 'A\u3164b'],
  ['the blank braille pattern', '\u2800'],
  ['the blank braille pattern between letters', 'A\u2800b'],
  ['a Mongolian vowel separator', 'A\u180eb'],
  ['a combining grapheme joiner', 'A\u034fb'],
  ['a variation selector after a letter', 'A\ufe0f'],
  ['a variation selector after a digit', '1\ufe0f'],
  ['a variation selector of the second kind', '李\u{e0100}'],
  ['tags without a flag', 'A\u{e0067}\u{e007f}'],
  ['private use', '\ue000'],
  ['an unassigned character', 'A\u0378'],
  ['an unassigned pictograph', '\u{1f2ff}'],
  ['half a surrogate pair', 'A\ud83d'],
  ['an object replacement character', '\ufffc'],
  ['only dots', '...'],
  ['only marks', '\u0301\u0302'],
  ['a mark with nothing below it', '\u0301Ann'],
  ['marks piled up', 'Z\u0353\u0353\u0353algo'],
] as const;

describe('a name', () => {
  it.each(READABLE)('may be %s', name => {
    expect(isReadable(personName.parse(name))).toBe(true);
  });

  it.each(UNREADABLE)('may not hold %s', (_what, name) => {
    expect(isReadable(name)).toBe(false);
  });

  it('is written in one way: spaces as one, letters and their accents together', () => {
    expect(personName.parse('  Jean \u00a0\u3000 Luc ')).toBe('Jean Luc');
    expect(personName.parse('E\u0301loi\u0308se')).toBe('Éloïse');
    expect(personName.parse('e\u0301'.repeat(MAX_NAME))).toBe('é'.repeat(MAX_NAME));
    expect(personName.safeParse('e\u0301'.repeat(MAX_NAME + 1)).success).toBe(false);
    expect(personName.safeParse('x'.repeat(MAX_NAME + 1)).success).toBe(false);
  });

  it('of endless marks is refused before anything is sorted', () => {
    const { error } = personName.safeParse('\u0301\u0323'.repeat(400_000));
    expect(error?.issues).toHaveLength(1);
  });
});

describe('names that look alike', () => {
  it.each([
    ['Léa', 'Lea'],
    ['LÉA', 'léa'],
    ['Ann', 'АNN'],
    ['Ann', 'Аnn'],
    ['Paco', 'Расо'],
    ['Anna', 'Αnna'],
    ['Bob', 'B0b'],
    ['Bob', 'Вob'],
    ['Lola', 'lola'],
    ['lola', 'Iola'],
    ['Al', 'A1'],
    ['Al', 'AI'],
    ['Ilya', 'ilya'],
    ['Вера', 'вера'],
    ['Jean-Luc', 'Jean–Luc'],
    ["O'Hara", 'O’Hara'],
    ['Ann', 'Ａｎｎ'],
    ['Ann', '𝐀𝐧𝐧'],
    ['Strauß', 'Strauss'],
    ['Łukasz', 'Lukasz'],
    ['Øyvind', 'Oyvind'],
    ['Сергей', 'Сергеи'],
    ['❤', '❤️'],
  ])('%s and %s', (one, other) => {
    expect(looksAlike(one, other)).toBe(true);
    expect(looksAlike(other, one)).toBe(true);
  });

  it.each([
    ['Ann', 'Anna'],
    ['Ann', 'Bob'],
    ['Lola', 'Iola'],
    ['Ian', 'Lan'],
    ['Ali', 'All'],
    ['Lia', 'Ila'],
    ['Joueur 1', 'Joueur 2'],
    ['Jules', 'Jule5'],
    ['Arno', 'Amo'],
    ['🐱', '🐶'],
    ['राम', 'रमा'],
    ['か', 'が'],
    ['Марк', 'Мира'],
  ])('but not %s and %s', (one, other) => {
    expect(looksAlike(one, other)).toBe(false);
  });
});

describe('sitting down', () => {
  it('refuses a name that cannot be read with a sentence of its own', async () => {
    const server = await live();
    const [, bob] = await server.table({ game: 'tekao', seats: 4 });
    for (const name of ['   ', '\u200b', '\u3164', 'a\u202eb', 'a\nb']) {
      const unreadable = { status: 422, key: 'name-unreadable', sentence: expect.stringMatching(/^A name /) };
      const laid = await server.post<Problem>('/api/tables', { game: 'tchag', name });
      expect(laid.body, JSON.stringify(name)).toMatchObject(unreadable);
      const sat = await server.post<Problem>(`/api/tables/${bob.table}/seats`, { name });
      expect(sat.body, JSON.stringify(name)).toMatchObject(unreadable);
    }
  });

  it('shows the name as it is written here', async () => {
    const server = await live();
    const { body } = await server.post<Seated>('/api/tables', {
      game: 'tchag',
      name: ' Le\u0301a \u3000 B ',
    });
    const { now } = (await server.get<TableAnswer>(`/api/tables/${body.table}`)).body;
    expect(now.people[body.seat]!.name).toBe('Léa B');
  });

  it('refuses a name that looks like one at the table, except one’s own', async () => {
    const server = await live();
    const host = await server.post<Seated>('/api/tables', { game: 'tekao', seats: 4, name: 'Léa', seat: 0 });
    const seats = `/api/tables/${host.body.table}/seats`;
    for (const name of ['Léa', 'Lea', 'LÉA', 'Lеa'])
      expect((await server.post<Problem>(seats, { name })).body).toMatchObject({
        status: 409,
        key: 'name-taken',
      });
    const own = await server.post(seats, { name: 'Léa', seat: 1 }, { cookie: host.cookie });
    expect(own.status).toBe(201);
    expect((await server.post(seats, { name: 'Léana' })).status).toBe(201);
    expect((await server.post<Problem>(seats, { name: 'Leana' })).body.key).toBe('name-taken');
    expect((await server.post(seats, { name: 'Bob' })).status).toBe(201);
    // Who asks too late hears that, not something about the name.
    expect((await server.post<Problem>(seats, { name: 'Bob' })).body.key).toBe('no-free-seat');
  });
});

describe('a line of talk', () => {
  it('shows something', async () => {
    const server = await live();
    const [ann] = await server.table();
    const say = (text: string) =>
      server.post<Problem>(`/api/tables/${ann.table}/talk`, { text }, { token: ann.token });
    for (const text of ['\u200b', '\u3164 \u3164', '\u2800', '\u00ad', '\u200d\ufe0f', '\u0301'])
      expect((await say(text)).body, JSON.stringify(text)).toMatchObject({ status: 400, key: 'malformed' });
    for (const text of ['!', '👩‍🚀', 'נכון', 'a\u200bb']) expect((await say(text)).status).toBe(200);
  });
});
