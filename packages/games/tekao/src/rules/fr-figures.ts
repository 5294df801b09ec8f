import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const figures: RulesPage<RuleId, Figure>['figures'] = {
  homes: {
    caption: 'Les deux zones de départ, seize cases chacune.',
    alt: 'Le plateau de huit cases sur huit. Les deux rangées du bas sont teintées de bleu et marquées d’un carré, les deux rangées du haut sont teintées de jaune et marquées d’un triangle.',
  },
  piece: {
    caption: 'Chaque côté a son arme et sa lettre. Le drapeau est à part.',
    alt: 'Un pion bleu : pistolet, P, en haut ; tour, T, à droite ; arc, A, en bas ; grappin, G, à gauche. À côté, le drapeau, qui occupe tout son pion.',
  },
  strength: {
    caption: 'Suivez les flèches : chaque arme bat la suivante, et deux battent aussi celle d’en face.',
    alt: 'Une roue de quatre armes. En tournant : le grappin bat la tour, la tour bat le pistolet, le pistolet bat l’arc, l’arc bat le grappin. En travers : la tour bat l’arc, le pistolet bat le grappin. Au milieu, le drapeau, que toutes battent.',
  },
  placing: {
    caption: 'On tire un pion, on le tourne comme on veut, on le pose chez soi.',
    alt: 'Quatre pions bleus face cachée. Un cinquième, retourné, se pose sur une case libre de la zone bleue, à côté de deux pions déjà placés.',
  },
  reach: {
    caption: 'Pistolet 3 cases, arc 2, tour et grappin 1. Un pion barre la route.',
    alt: 'Un pion bleu, pistolet au nord, arc à l’est, tour au sud, grappin à l’ouest. Il peut avancer de trois cases vers le nord, d’une vers le sud et d’une vers l’ouest. Vers l’est, l’arc irait à deux cases, mais un pion jaune ne lui en laisse qu’une.',
  },
  turn: {
    caption: 'Un quart de tour : chaque arme regarde le côté suivant.',
    alt: 'Le même pion trois fois. Au milieu le pistolet regarde le nord. Tourné vers la gauche, il regarde l’ouest ; tourné vers la droite, il regarde l’est.',
  },
  streak: {
    caption: 'Trois points : ce pion a joué trois fois de suite, un autre doit jouer.',
    alt: 'Deux pions bleus. L’un est voilé et porte trois points pleins : il se repose. L’autre peut jouer.',
  },
  capture: {
    caption: 'La tour vient devant le pistolet et le prend, sans bouger davantage.',
    alt: 'Un pion bleu avance d’une case vers le nord. Sa tour fait face au pistolet d’un pion jaune : une flèche va de la tour au pion jaune, qui se brise.',
  },
  equal: {
    caption: 'Deux tours face à face : il ne se passe rien.',
    alt: 'Un pion bleu avance d’une case vers le nord. Sa tour fait face à la tour d’un pion jaune : un signe égal, les deux pions restent.',
  },
  example: {
    caption: 'À vous d’essayer : touchez une case éclairée, tournez le pion, ou suivez l’exemple pas à pas.',
    alt: 'Exemple à jouer. Le pion bleu d3 porte la tour au nord, le pistolet à l’est, le grappin au sud et l’arc à l’ouest. Devant lui, trois pions jaunes, en c4, d5 et e4.',
  },
  flag: {
    caption: 'Le drapeau est pris : la partie est gagnée, même à côté d’une tour plus forte.',
    alt: 'Un pion bleu avance devant le drapeau jaune, qui se brise. À côté, une tour jaune fait face au pistolet bleu ; elle n’a plus le temps de le prendre.',
  },
  three: {
    caption: 'À trois : Bleu 1, Jaune, Bleu 2, Jaune, et l’on recommence.',
    alt: 'Quatre places en cercle, dans le sens des aiguilles d’une montre : Bleu 1, Jaune, Bleu 2, et de nouveau Jaune.',
  },
  four: {
    caption: 'À quatre : Bleu 1, Jaune 1, Bleu 2, Jaune 2, et l’on recommence.',
    alt: 'Quatre places en cercle, dans le sens des aiguilles d’une montre : Bleu 1, Jaune 1, Bleu 2, Jaune 2.',
  },
};
