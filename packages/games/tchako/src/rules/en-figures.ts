import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const figures: RulesPage<RuleId, Figure>['figures'] = {
  terrain: {
    caption: 'The terrain at the start: South below, North above.',
    alt: 'The eight-sided board. At the bottom South’s vital zone with the queen, then three bases with a puck each, four empty neutral zones across the middle, and at the top North’s three bases and vital zone. Each side has a long elastic in front of its central base and a short one either side.',
  },
  control: {
    caption: 'Whose each zone is: one puck is enough, two opponents make it grey.',
    alt: 'A South puck alone in neutral zone 2: it is South’s. A North puck alone in neutral zone 3: it is North’s. One of each in neutral zone 1: it is grey. Neutral zone 4 is empty, nobody’s. A North puck holds South’s eastern base; South’s two other bases, empty, stay South’s.',
  },
  capture: {
    caption:
      'South captures neutral zone 2 and, through it, North’s central base. Neutral zone 4 hangs on nothing.',
    alt: 'South’s pucks in neutral zone 2 and in North’s central base are linked to a base of South’s: both zones are captured. Another holds neutral zone 4, but South’s eastern base, which would link it, is grey: no capture.',
  },
  tchako: {
    caption:
      'T’chako: the chain leads from the base to the vital zone, and the queen, pushed out, is vulnerable.',
    alt: 'A lit chain starts at South’s western base, goes through neutral zone 2 and North’s central base, and reaches North’s vital zone, where a South puck stands. North’s queen is off to the side, outside her zone.',
  },
  duel: {
    caption: 'Within one zone, the shooter is eliminated.',
    alt: 'In neutral zone 2 a South puck shoots at a North puck close by. The South puck is crossed out: it alone leaves the board.',
  },
  shot: {
    caption: 'The first one hit is eliminated; the one it runs into is only pushed.',
    alt: 'A South puck slides east and hits a North puck, which is crossed out. That one pushes another North puck, which stays in play a little farther on.',
  },
  creation: {
    caption: 'The puck in the way goes aside, the new one takes the middle.',
    alt: 'In neutral zone 2 a South puck lying near the middle is moved towards the edge of the zone. A new South puck is put on the creation space.',
  },
  hook: {
    caption: 'One hook changes: half a point.',
    alt: 'South’s short elastic in the west stays hooked to one post and swings, along the same straight line, from the outer post to the one in the middle row. Its old place is dashed.',
  },
  lay: {
    caption: 'Both hooks change: one point.',
    alt: 'South’s long elastic leaves the line in front of the central base, dashed, for a slanting line that climbs towards North’s central base.',
  },
  triangle: {
    caption: 'The puck caught in the triangle goes over the nearest edge.',
    alt: 'South’s triangle lies on three posts in the centre of the terrain. A North puck that was inside is pushed out.',
  },
  hills: {
    caption: 'The two zones of the centre, the four in line, the four in a rhombus.',
    alt: 'Three small boards. Lit: neutral zones 2 and 3; the four neutral zones; neutral zones 2 and 3 with the two central bases.',
  },
};
