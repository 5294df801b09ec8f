import type { GameCover } from '@tablee/catalogue';
import { type Game, readTable, type Table } from '@tablee/kernel';
import { tekao } from '@tablee/tekao';
import { tock } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import { fr } from '../../src/messages/fr.ts';
import { opponentName } from '../../src/screens/setup/opponents-field.tsx';
import { optionToChange } from '../../src/screens/setup/option-values.ts';
import { seatsOf } from '../../src/session/start/setup-choices.ts';
import type { Choices, SeatChoice } from '../../src/storage/choices.ts';

const asGame = (game: unknown) => game as Game;

describe('a problem of the options', () => {
  const blamed = (game: Game, table: Table) =>
    game.problems(table).map(problem => optionToChange(game, table, problem));
  const at = (game: Game, seats: number, options: Table['options']): Table => ({
    seats,
    options: { ...readTable(game, undefined, {}).options, ...options },
  });

  it('is shown at the field that would solve it', () => {
    const rules = asGame(tekao);
    expect(blamed(rules, at(rules, 2, { armoury: 'custom', pieces: 'PTAG' }))).toEqual(['pieces']);
    expect(blamed(rules, at(rules, 2, { armoury: 'standard', pieces: 'PTAG' }))).toEqual([]);
    const cards = asGame(tock);
    expect(blamed(cards, at(cards, 4, { deal: 'cull', colourOrder: 'alternate' }))).toEqual([
      'deal',
      'colourOrder',
    ]);
  });

  it('is not shown at a field that cannot solve it', () => {
    const stubborn = { ...asGame(tekao), problems: () => ['never'] };
    expect(optionToChange(stubborn, readTable(asGame(tekao), 2, {}), 'never')).toBeNull();
  });
});

describe('the opponents in the set-up', () => {
  const names = (game: unknown, seats: number, called: readonly string[], seat: SeatChoice) => {
    const rules = asGame(game);
    const table = readTable(rules, seats, {});
    const choices: Choices = {
      ...{ seats, options: {}, level: 2, levels: [], seat, screen: [] },
      ...{ clock: 'usual', zero: 'turn', pauses: 'none' },
    };
    return called
      .slice(1)
      .map((_, i) => opponentName({ rules, table, names: called, choices }, i + 1, fr.home));
  };
  const THREE = ['Bleu 1', 'Jaune', 'Bleu 2'];
  const FOUR = ['Bleu 1', 'Jaune 1', 'Bleu 2', 'Jaune 2'];

  it('TEKAO-12 of three, only the two of a colour are partners', () => {
    expect(names(tekao, 3, THREE, 0)).toEqual(['Jaune', 'Bleu 2, votre partenaire']);
    expect(names(tekao, 3, THREE, 1)).toEqual(['Bleu 2', 'Bleu 1']);
    expect(names(tekao, 3, THREE, 2)).toEqual(['Bleu 1, votre partenaire', 'Jaune']);
    expect(names(tekao, 3, THREE, 'lot')).toEqual(['Le joueur suivant', 'Le joueur précédent']);
  });

  it('TEKAO-12 of four, everybody has a partner opposite', () => {
    expect(names(tekao, 4, FOUR, 'lot')).toEqual([
      'Le joueur suivant',
      'Votre partenaire',
      'Le joueur précédent',
    ]);
    expect(names(tekao, 4, FOUR, 3)).toEqual(['Bleu 1', 'Jaune 1, votre partenaire', 'Bleu 2']);
  });

  it('are as many as the other players, in a game with more colours', () => {
    const cover = { seats: ['Rouge', 'Vert', 'Jaune', 'Bleu', 'Blanc'] } as unknown as GameCover;
    expect(seatsOf(cover, 2)).toEqual(['Rouge', 'Vert']);
    expect(seatsOf({ ...cover, seatsFor: () => ['Tous'] }, 1)).toEqual(['Tous']);
  });
});
