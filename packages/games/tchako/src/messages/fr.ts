import { cover } from './cover-fr.ts';
import { positions, reasons, refusals } from './fr-refusals.ts';

const SIDES = ['Sud', 'Nord'] as const;
const side = (seat: number): string => SIDES[seat] ?? '';

const ofSide = (seat: number): string => `de ${side(seat)}`;
const puck = (seat: number, number: number | null): string =>
  number === null ? `la reine ${ofSide(seat)}` : `le palet ${number} ${ofSide(seat)}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Halves of a point in words. */
const points = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1;
  if (whole === 0) return half ? 'un demi-point' : 'aucun point';
  return `${whole} point${whole > 1 ? 's' : ''}${half ? ' et demi' : ''}`;
};

const ELASTICS = {
  short1: 'premier élastique court',
  short2: 'second élastique court',
  long: 'élastique long',
  triangle: 'triangle',
};
const the = (elastic: string): string => (elastic.startsWith('é') ? `l’${elastic}` : `le ${elastic}`);

/** French defines the type of all languages. */
export const fr = {
  ...cover,
  inBrief: 'Reliez vos bases à sa zone vitale, puis percutez sa reine.',
  refusals,
  positions,
  reasons,
  points,
  cost: (halves: number): string => (halves === 0 ? 'sans frais' : points(halves)),
  side,
  puck,
  elastics: ELASTICS,
  zone: (name: string): string => {
    const home = name.includes('S') ? 'Sud' : 'Nord';
    if (name.startsWith('V')) return `zone vitale de ${home}`;
    if (name.startsWith('N')) return `zone neutre ${name.slice(1)}`;
    return `base ${{ L: 'occidentale', C: 'centrale', R: 'orientale' }[name.slice(2)] ?? ''} de ${home}`;
  },
  modes: {
    suddenCreations: 'mort subite, créations',
    suddenTurn: 'mort subite, tours',
    countdown: 'compte à rebours',
    hill: 'reine de la colline',
    lead: 'palets d’avance',
    reach: 'palets à réunir',
    strategic: 'coups stratégiques',
    depot: 'dépôt de ravitaillement',
    carrisk: 'Carrisk',
    sumo: 'Sumo',
  },
  control: ['à personne', 'à Sud', 'à Nord', 'grise'] as readonly string[],
  tasks: {
    act: (left: string): string => `Il vous reste ${left}`,
    create: 'Il ne vous reste aucun palet : créez-en un',
    replace: 'Voulez-vous remplacer un de vos élastiques par un triangle ?',
    answer: (mode: string): string => `On vous propose d’ajouter un mode : ${mode}`,
    over: 'La partie est finie',
  },
  moves: {
    shoot: (who: string, degrees: number, percent: number, shifted: boolean, loaded: boolean): string =>
      `Tirer ${who}${shifted ? ' avec décalage' : ''}, direction ${degrees}°, force ${percent} %${loaded ? ', tir chargé' : ''}`,
    create: (zone: string): string => `Créer un palet : ${zone}`,
    hook: (elastic: string, from: string, to: string): string =>
      `${capital(elastic)} : décrocher ${from}, accrocher ${to}`,
    lay: (elastic: string, posts: string): string => `${capital(elastic)} : poser sur ${posts}`,
    replace: (elastic: string): string => `Remplacer ${the(elastic)} par un triangle`,
    keep: 'Garder les trois élastiques',
    propose: (mode: string): string => `Proposer un mode : ${mode}`,
    agree: 'Accepter',
    decline: 'Refuser',
    end: 'Terminer le tour',
    time: 'Le temps est écoulé',
  },
  events: {
    // No participles: they would have to agree with « palet » or « reine ».
    shot: (who: string, cost: string, loaded: boolean): string =>
      `${loaded ? 'Tir chargé' : 'Tir'} : ${who}, ${cost}.`,
    hit: {
      eliminates: (by: string, whom: string): string => `${capital(by)} percute ${whom}, qui est éliminé.`,
      wins: (by: string, whom: string): string => `${capital(by)} percute ${whom} !`,
      duel: (by: string, whom: string): string =>
        `Zone grise : ${by} percute ${whom} et s’élimine tout seul.`,
      parried: (by: string, whom: string): string => `Zone grise : ${by} percute ${whom} sans effet.`,
      invulnerable: (by: string, whom: string): string => `${capital(by)} percute ${whom}, invulnérable.`,
      pushes: (by: string, whom: string): string => `${capital(by)} repousse ${whom}.`,
    },
    gone: {
      hit: (who: string): string => `${capital(who)} quitte le terrain.`,
      duel: (who: string): string => `${capital(who)} quitte le terrain.`,
      out: (who: string): string => `${capital(who)} sort du terrain.`,
      rail: (who: string): string => `${capital(who)} a touché la bordure et quitte le terrain.`,
    },
    restored: (who: string, zone: string): string => `Retour au milieu : ${who}, ${zone}.`,
    created: (who: string, zone: string, cost: string): string => `Création : ${who}, ${zone}, ${cost}.`,
    left: (n: number): string => (n === 0 ? 'Plus aucune création.' : `Créations restantes : ${n}.`),
    moved: (who: string): string => `${capital(who)} s’écarte.`,
    hooked: (who: string, elastic: string, posts: string, cost: string): string =>
      `${who} : ${elastic} sur ${posts}, ${cost}.`,
    replaced: (who: string, elastic: string | null): string =>
      elastic === null ? `${who} garde ses élastiques.` : `${who} remplace ${the(elastic)} par un triangle.`,
    tchako: (victim: string, on: boolean): string =>
      on ? `T’chako ! La reine de ${victim} est vulnérable.` : `${victim} n’est plus en t’chako.`,
    proposed: (who: string, mode: string): string => `${who} propose d’ajouter un mode : ${mode}.`,
    agreed: (who: string, mode: string): string => `${who} accepte : ${mode}.`,
    declined: (who: string, mode: string): string => `${who} refuse : ${mode}.`,
    ended: (who: string): string => `${who} termine son tour.`,
    turn: (who: string, left: string, captured: readonly string[]): string =>
      captured.length === 0
        ? `À ${who} de jouer, ${left}. Aucune zone capturée.`
        : `À ${who} de jouer, ${left}. ${captured.length === 1 ? 'Zone capturée' : 'Zones capturées'} : ${captured.join(', ')}.`,
  },
};

export type Messages = typeof fr;
