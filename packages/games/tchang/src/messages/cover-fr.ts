import { noteRates } from '../win-rates.ts';

const SEATS = ['Rouge', 'Vert', 'Jaune', 'Bleu'];
const NUMBERS = ['', '', 'deux', 'trois', 'quatre'];

/** Texts needed before the game is loaded: home page and set-up. */
export const cover = {
  kind: 'Aventure coopérative',
  name: 'T’Chang',
  pitch:
    'Perdus dans la tombe d’un empereur, à la lueur des lucioles : trouvez les dragons et le tangram, et sortez tous ensemble.',
  seats: SEATS,
  /** TCHANG-3: with fewer players a seat has several pawns. */
  seatsFor: (players: number): readonly string[] =>
    players === 1
      ? ['Les quatre pions']
      : players === 2
        ? ['Rouge et Jaune', 'Vert et Bleu']
        : SEATS.slice(0, players),
  options: {
    fireflies: { name: 'Lucioles par pion au départ' },
    animals: { name: 'Animaux dangereux' },
    tangramBonus: { name: 'Lucioles offertes par pièce du tangram' },
    statues: {
      name: 'Statues',
      values: { spread: 'Au hasard', near: 'Près du départ', far: 'Loin du départ' },
    },
    cover: {
      name: 'Pierres',
      values: { random: 'Au hasard', none: 'À côté des statues', all: 'Sur toutes les statues' },
    },
    placement: {
      name: 'Mise en place',
      values: { auto: 'Au hasard', manual: 'À la main, chacun son tour' },
    },
    labyrinth: {
      name: 'Couloirs',
      values: { open: 'Tous ouverts', walls: 'Certains murés' },
    },
  },
  presets: { decouverte: 'Découverte', classique: 'Classique', expert: 'Expert', tchang: 'T’Chang' },
  presetNotes: (players: number): { readonly [preset: string]: string } =>
    noteRates(players, won =>
      players === 1
        ? `En solo, l’ordinateur de force Stratège y gagne ${won} parties sur 100.`
        : `À ${NUMBERS[players]}, une équipe d’ordinateurs de force Stratège y gagne ${won} parties sur 100.`,
    ),
};

export type Cover = typeof cover;
