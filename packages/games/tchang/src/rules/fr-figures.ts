import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const figures: RulesPage<RuleId, Figure>['figures'] = {
  tomb: {
    caption: 'Le départ au milieu, un dragon endormi dans chaque coin.',
    alt: 'La tombe vue d’en haut, sept cases sur sept reliées par des couloirs. Dans les coins, quatre dragons dorment : le rouge, marqué d’un rond, en haut à gauche ; le vert, d’un losange, en haut à droite ; le jaune, d’un triangle, en bas à droite ; le bleu, d’un carré, en bas à gauche. Les quatre pions attendent au milieu, dans la lumière de leurs lanternes.',
  },
  things: {
    caption:
      'En haut les statues, de dos puis de face ; au milieu une pierre, et ce qu’on trouve dessous ; en bas, les animaux.',
    alt: 'Première rangée : une statue de dos, puis les dragons rouge, vert, jaune et bleu, chacun avec sa forme. Deuxième rangée : une pierre retournée, puis des pierres à une, deux, trois et quatre lucioles. Troisième rangée : un scorpion, un serpent, une araignée et un mille-pattes.',
  },
  pieces: {
    caption: 'Les sept pièces du tangram. Ensemble, elles font un carré.',
    alt: 'Sept tablettes montrent chacune une pièce : deux grands triangles, un moyen, deux petits, un carré et un parallélogramme. À côté, les sept forment un grand carré.',
  },
  walk: {
    caption: 'Quatre pas, quatre lucioles. On passe par-dessus la pierre sans s’arrêter.',
    alt: 'Le pion jaune va sur une case à quatre pas. Le chemin, dont les pas sont numérotés, passe par-dessus une pierre. À l’arrivée, une étiquette dit : quatre lucioles.',
  },
  wander: {
    caption: 'Où ce pion peut-il aller ? Touchez une case éclairée.',
    alt: 'Une partie de la tombe où l’on peut promener le pion jaune : chaque case qu’il peut payer porte son prix.',
  },
  bite: {
    caption: 'Le bleu arrive : l’animal s’en va, la statue se montre.',
    alt: 'Deux images. Le pion rouge est couché, mordu par un scorpion posé sur une statue ; le pion bleu arrive de la case voisine. Ensuite les deux sont debout sur la case, l’animal est parti et la statue, retournée, est un dragon vert.',
  },
  share: {
    caption: 'Sur une même case, le vert donne deux lucioles au rouge.',
    alt: 'Deux images. D’abord le pion vert a cinq lucioles et le pion rouge une seule ; puis, sur la même case, trois chacun.',
  },
  wake: {
    caption:
      'À chaque dragon trouvé, celui du coin s’éveille un peu plus. Au troisième, c’est par lui qu’on sortira.',
    alt: 'Quatre fois le dragon vert du coin. Aucun dragon vert trouvé : il dort. Un : un œil s’ouvre. Deux : les deux yeux. Trois : il brille de toute sa couleur, mais sa porte est encore fermée.',
  },
  leave: {
    caption: 'Trois dragons et sept pièces : la porte est ouverte. Il n’en manque plus qu’un.',
    alt: 'Le coin du dragon jaune, sa gueule ouverte pleine de lumière. Trois pions sont déjà sur la sortie, le bleu s’y rend d’un pas.',
  },
  riddle: {
    caption: 'Une figure de chaque dragon. Touchez-en une pour la composer.',
    alt: 'Quatre figures à composer : le coq, le lotus, la danseuse et le poisson.',
  },
};
