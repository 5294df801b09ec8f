import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const figures: RulesPage<RuleId, Figure>['figures'] = {
  board: {
    caption: 'La piste, les quatre maisons et les quatre réserves.',
    alt: 'Le plateau vu d’en haut : une boucle de 72 cases, un côté par couleur. Dans chaque coin une maison de quatre cases, au milieu de chaque bord une réserve. Au centre, une flèche tourne dans le sens des aiguilles d’une montre.',
  },
  reserve: {
    caption: 'La réserve : on en part, on y retourne.',
    alt: 'Une réserve avec trois pions rouges. Sur la piste, un pion bleu s’arrête sur le quatrième pion rouge, qui retourne dans la réserve.',
  },
  gate: {
    caption: 'Après la case 16, on rentre à la maison.',
    alt: 'Les cases 13 à 18 du côté rouge. Un pion rouge part de la 14, passe la 16 et rentre dans la maison. La 17 et la 18 continuent tout droit.',
  },
  entry: {
    caption: 'Un pion tout juste entré sur sa 18 barre la route.',
    alt: 'Un pion rouge tout juste entré sur la case 18 rouge. Un pion bleu sur la case 16 voudrait passer ; un trait l’arrête devant le pion rouge.',
  },
  seven: {
    caption: 'Finir sur un 7, c’est sauter en face.',
    alt: 'Un pion rouge avance de deux cases et finit sur une case 7. Une flèche le fait sauter sur la case 7 du côté opposé.',
  },
  house: {
    caption: 'Compte juste, et personne à dépasser.',
    alt: 'Une maison de quatre cases, le fond occupé par deux pions rouges. Un troisième pion, sur la 16, entre de deux cases et s’arrête derrière eux.',
  },
  'card-A': {
    caption: 'As : entrer, ou 1 case.',
    alt: 'L’as. En haut, un pion passe de la réserve à la case 18. En bas, un pion avance d’une case.',
  },
  'card-2': { caption: '2 : deux cases.', alt: 'Le 2. Un pion avance de deux cases.' },
  'card-3': { caption: '3 : trois cases.', alt: 'Le 3. Un pion avance de trois cases.' },
  'card-4': {
    caption: '4 : reculer de quatre.',
    alt: 'Le 4. Un pion recule de quatre cases, de la 18 à la 14.',
  },
  'card-5': {
    caption: '5 : cinq cases, avec le pion d’un adversaire.',
    alt: 'Le 5. Le pion bleu d’un adversaire avance de cinq cases ; votre pion rouge ne bouge pas.',
  },
  'card-6': { caption: '6 : six cases.', alt: 'Le 6. Un pion avance de six cases.' },
  'card-7': {
    caption: '7 : sept pas à partager, ici 4 et 3.',
    alt: 'Le 7. Un pion rouge avance de quatre cases, un autre pion rouge de trois.',
  },
  'card-8': { caption: '8 : huit cases.', alt: 'Le 8. Un pion avance de huit cases.' },
  'card-9': { caption: '9 : neuf cases.', alt: 'Le 9. Un pion avance de neuf cases.' },
  'card-10': {
    caption: '10 : dix cases, ou bloquer le suivant.',
    alt: 'Le 10. En haut, un pion avance de dix cases. En bas, la main du joueur suivant est barrée.',
  },
  'card-J': {
    caption: 'Valet : deux pions échangent leurs places.',
    alt: 'Le valet. Un pion rouge et un pion bleu échangent leurs places sur la piste.',
  },
  'card-Q': { caption: 'Dame : douze cases.', alt: 'La dame. Un pion avance de douze cases.' },
  'card-K': {
    caption: 'Roi : entrer, ou 13 cases en balayant tout.',
    alt: 'Le roi. En haut, un pion passe de la réserve à la case 18. En bas, un pion rouge avance de treize cases et renvoie dans leur réserve un pion bleu et un pion jaune sur son chemin.',
  },
  'card-X': {
    caption: 'Joker : entrer, ou 18 cases.',
    alt: 'Le joker. En haut, un pion passe de la réserve à la case 18. En bas, un pion avance de dix-huit cases.',
  },
};
