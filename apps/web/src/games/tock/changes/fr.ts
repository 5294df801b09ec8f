import type { TockOptions } from '@tablee/tock';
import type { Changes } from '../../changes.ts';

export const changes: Changes<TockOptions> = {
  teams: {
    note: 'À quatre, deux équipes : les partenaires s’échangent une carte et gagnent ensemble.',
    says: 'À quatre, chacun pour soi : pas de partenaire et pas d’échange de cartes.',
  },
  deal: {
    note: 'Combien de cartes on reçoit, et quand on en reprend.',
    says: {
      hands: 'On joue toute sa main avant la donne suivante, sans piocher ni écarter.',
      cull: 'À trois, six cartes à la première donne, dont on écarte une.',
      draw: 'À deux, cinq cartes en main : on en pioche une après chaque carte jouée.',
    },
  },
  colourOrder: {
    note: 'À deux, chacun joue deux couleurs : à son choix, ou l’une après l’autre.',
    says: { alternate: 'À deux, vos deux couleurs jouent chacune à leur tour.' },
  },
  houseEntry: {
    note: 'Un pion qui peut rentrer dans sa maison y entre d’office, ou au choix du joueur.',
    says: { choice: 'Celui qui joue la carte décide si le pion rentre ou continue sa route.' },
  },
  selfCapture: {
    note: 'Un pion peut s’arrêter sur un pion de sa couleur et le renvoyer.',
    says: 'On peut prendre ses propres pions, mais jamais dans une maison.',
  },
  fastStart: {
    note: 'Chaque couleur a déjà un pion en piste : la partie commence plus vite.',
    says: 'Chaque couleur commence avec un pion déjà sur sa case 18.',
  },
  touchMove: {
    note: 'Pour joueurs confirmés : une carte posée ne se reprend plus.',
    says: 'Carte posée, carte jouée : elle ne se reprend plus.',
  },
  partnerChat: {
    note: 'D’habitude, les partenaires ne se parlent pas avant la fin.',
    says: 'Les partenaires peuvent s’écrire pendant la partie.',
  },
};
