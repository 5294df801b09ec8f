import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const figures: RulesPage<RuleId, Figure>['figures'] = {
  tomb: {
    caption: 'The start in the middle, a sleeping dragon in every corner.',
    alt: 'The tomb from above, seven spaces by seven joined by corridors. Four dragons sleep in the corners: red with a disc top left, green with a diamond top right, yellow with a triangle bottom right, blue with a square bottom left. The four pawns wait in the middle, in the light of their lanterns.',
  },
  things: {
    caption:
      'Above, statues from behind and from the front; in the middle a stone, and what is found under one; below, the animals.',
    alt: 'First row: a statue from behind, then the red, green, yellow and blue dragons, each with its shape. Second row: a stone face down, then stones with one, two, three and four fireflies. Third row: a scorpion, a snake, a spider and a centipede.',
  },
  pieces: {
    caption: 'The seven tangram pieces. Together they make a square.',
    alt: 'Seven tablets show a piece each: two large triangles, a middle one, two small ones, a square and a parallelogram. Beside them the seven form a large square.',
  },
  walk: {
    caption: 'Four steps, four fireflies. The pawn passes over the stone without stopping.',
    alt: 'The yellow pawn goes to a space four steps away. The way, its steps numbered, passes over a stone. At its end a label says: four fireflies.',
  },
  wander: {
    caption: 'Where can this pawn go? Touch a lit space.',
    alt: 'A part of the tomb where you can walk the yellow pawn about: every space it can pay for shows its price.',
  },
  bite: {
    caption: 'Blue arrives: the animal leaves, the statue is shown.',
    alt: 'Two pictures. The red pawn lies bitten by a scorpion that sits on a statue; the blue pawn comes from the next space. Then both stand on the space, the animal is gone, and the statue, turned, is a green dragon.',
  },
  share: {
    caption: 'On one space, green gives red two fireflies.',
    alt: 'Two pictures. First the green pawn has five fireflies and the red pawn only one; then, on the same space, three each.',
  },
  wake: {
    caption:
      'With every dragon found, the one in the corner wakes a little more. With the third it is the way out.',
    alt: 'Four times the green dragon of the corner. No green dragon found: it sleeps. One: an eye opens. Two: both eyes. Three: it shines in its full colour, but its door is still closed.',
  },
  leave: {
    caption: 'Three dragons and seven pieces: the door is open. One is still missing.',
    alt: 'The corner of the yellow dragon, its open mouth full of light. Three pawns are on the exit already, the blue one is a step away.',
  },
  riddle: {
    caption: 'One figure of each dragon. Touch one to build it.',
    alt: 'Four figures to build: the rooster, the lotus, the dancer and the fish.',
  },
};
