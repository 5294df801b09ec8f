import type { BadPosition, RefusalKey } from '../refusals.ts';
import type { Reason } from '../state.ts';

export const refusals: { readonly [K in RefusalKey]: string } = {
  'game-over': 'La partie est finie.',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  'choose-first': 'Choisissez d’abord si un triangle remplace un de vos élastiques.',
  'choosing-is-over': 'Les élastiques sont choisis : la partie a commencé.',
  'not-your-puck': 'Ce palet n’est pas à vous.',
  'puck-not-there': 'Ce palet n’est pas sur le terrain.',
  'already-shot': 'Ce palet a déjà été tiré pendant ce tour.',
  'too-few-points': 'Il ne vous reste pas assez de points d’action.',
  'nothing-to-load': 'Dans cette partie, un tir ne se charge pas.',
  'shift-too-far': 'Un palet ne se décale que d’une largeur de doigt au plus.',
  'shift-without-need':
    'Rien n’est assez près de ce palet pour le décaler : ni bordure, ni obstacle, ni allié.',
  'shift-nearer': 'Ce décalage rapproche le palet de ce qui le gêne.',
  'shift-blocked': 'La voie n’est pas libre pour ce décalage.',
  'zone-not-yours': 'On ne crée que sur une zone capturée, ou chez soi où l’adversaire n’a pas le contrôle.',
  'space-taken': 'Un palet créé occupe encore cet espace de création.',
  'box-empty': 'Vos onze palets sont tous sur le terrain.',
  'no-room': 'Les palets qui gênent ne peuvent pas être écartés.',
  'creations-used': 'Vous avez créé tous les palets permis.',
  'creations-over': 'On ne crée plus de palets à ce stade de la partie.',
  'not-your-elastic': 'Cet élastique n’est pas à vous.',
  'elastic-not-in-play': 'Cet élastique n’est pas de la partie.',
  'hook-elsewhere': 'Cet élastique n’est pas accroché là.',
  'not-along-line': 'Un élastique suit une ligne fine, à sa longueur.',
  'one-hook-stays': 'Une des accroches reste en place : déplacez seulement l’autre.',
  'elastic-there': 'Cet élastique s’y trouve déjà.',
  'post-taken': 'Un autre élastique est accroché à cet obstacle.',
  'segment-taken': 'Un autre élastique passe déjà par là.',
  'elastic-on-puck': 'Un palet se trouve sous cet élastique.',
  'triangle-whole': 'Un triangle se pose par ses trois obstacles.',
  'no-triangle-there': 'Un triangle ne se pose pas sur ces obstacles.',
  'no-room-for-triangle': 'Les palets pris dans le triangle ne peuvent pas être repoussés.',
  'must-create': 'Il ne vous reste aucun palet : créez-en un tant que vous le pouvez.',
  'answer-first': 'Répondez d’abord à la proposition.',
  'nothing-offered': 'Rien n’est proposé.',
  'not-between-turns': 'Un mode s’ajoute entre deux tours, avant toute action.',
  'declined-already': 'Une proposition vient d’être refusée : attendez votre prochain tour.',
  'mode-there': 'Ce mode est déjà en jeu, ou un autre du même genre.',
  'countdown-odd': 'Proposez un nombre pair de tours, pour que chacun en ait autant.',
  'reach-without-queens': 'Sans reines, douze palets ne se réunissent jamais.',
  'reach-beyond':
    'Mort subite et nombre de palets à réunir se contredisent : il n’y aurait pas assez de créations.',
  'sudden-after-end': 'Mort subite et compte à rebours se contredisent : la partie finirait avant.',
  'mode-decides': 'Ce mode déciderait la partie sur-le-champ.',
  'time-not-up': 'Votre temps n’est pas écoulé : terminez le tour vous-même.',
};

export const positions: { readonly [K in BadPosition]: string } = {
  'position-shape': 'Ce texte ne décrit pas une position de T’Chako.',
  'position-modes': 'Ces modes ne vont pas ensemble, ou ne sont pas ceux de cette table.',
  'position-pucks': 'Ces palets ne sont pas ceux du jeu.',
  'position-overlap': 'Des palets se chevauchent ou sont hors du terrain.',
  'position-set': 'Un palet créé doit se trouver sur son espace, et il n’y en a qu’un par espace.',
  'position-elastics': 'Les élastiques ne peuvent pas être placés ainsi.',
  'position-turn': 'Tour, numéro et points ne vont pas ensemble.',
  'position-zones': 'Les zones capturées ne correspondent pas au début du tour.',
  'position-counts': 'Ce nombre de créations est impossible.',
  'position-over': 'La fin indiquée ne correspond pas à la position.',
  'position-order': 'Une position s’écrit sans espaces, ses champs dans l’ordre.',
};

const SIDES = ['Sud', 'Nord'];
const who = (winner: number | null): string => SIDES[winner ?? 0] ?? '';
const foe = (winner: number | null): string => SIDES[1 - (winner ?? 0)] ?? '';

/** How the game was won. The screen puts the winner before it. */
export const reasons: { readonly [R in Reason]: (winner: number | null) => string } = {
  'queen-hit': w => `La reine de ${foe(w)} est percutée en plein t’chako.`,
  'queen-gone': w => `${foe(w)} est en t’chako, et sans reine.`,
  extinct: w => `${foe(w)} n’a plus de palet et ne peut plus en créer.`,
  zones: w => `Fin du compte à rebours : ${who(w)} tient le plus de zones.`,
  pucks: w => `Fin du compte à rebours : autant de zones, mais ${who(w)} a plus de palets.`,
  nearest: w => `Fin du compte à rebours : ${who(w)} a le palet le plus près de la zone vitale adverse.`,
  even: () => 'Fin du compte à rebours : égalité parfaite.',
  anarchy: w => `${who(w)} contrôle la zone vitale de ${foe(w)}, reliée à ses bases.`,
  hill: w => `${who(w)} a pris la colline.`,
  lead: w => `${who(w)} a pris assez de palets d’avance.`,
  reach: w => `${who(w)} a réuni assez de palets.`,
};
