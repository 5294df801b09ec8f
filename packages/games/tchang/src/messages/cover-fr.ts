const SEATS = ['Rouge', 'Vert', 'Jaune', 'Bleu'];

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
      values: { auto: 'Par le sort', manual: 'À la main, chacun son tour' },
    },
    labyrinth: {
      name: 'Couloirs',
      values: { open: 'Tous ouverts', walls: 'Certains murés' },
    },
  },
  presets: { decouverte: 'Découverte', classique: 'Classique', expert: 'Expert', tchang: 'T’Chang' },
  /** Measured win rates, see README.md. */
  presetNotes: {
    decouverte: 'Une bonne équipe d’ordinateurs y gagne plus de 8 parties sur 10.',
    classique: 'Une bonne équipe d’ordinateurs y gagne 6 parties sur 10.',
    expert: 'Une bonne équipe d’ordinateurs y gagne une partie sur trois.',
    tchang: 'Une bonne équipe d’ordinateurs y gagne une partie sur neuf.',
  },
};

export type Cover = typeof cover;
