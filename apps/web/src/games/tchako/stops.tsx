import {
  creationCost,
  has,
  holderOf,
  hookCost,
  isAbsent,
  isQueen,
  kindOf,
  listZones,
  POST_NAMES,
  sayControl,
  sayPuck,
  zonesOf,
} from '@tablee/tchako';
import { useMemo } from 'preact/hooks';
import { creationOn } from './choices.ts';
import type { Desk } from './scene.ts';
import { mayShift } from './shifting.ts';
import { isOwn, type Stand, type Thing } from './things.ts';

const namePosts = (posts: readonly number[]): string => posts.map(post => POST_NAMES[post]).join(' ');

/** What a thing on the board is to whoever hears it. */
export function nameThing(desk: Desk, thing: Thing): string {
  const { state, text, word, choices, hand } = desk;
  const { stop } = word;
  switch (thing.kind) {
    case 'puck': {
      const { puck } = thing;
      const zones = listZones(zonesOf(state, puck)).map(zone => sayControl(state, zone, text));
      const parts = [sayPuck(puck, text), stop.inZones(zones)];
      if (has(state.shot, puck)) parts.push(stop.shot);
      if (hand.aim?.puck === puck) parts.push(stop.chosen);
      if (isOwn(desk, thing) && mayShift(desk, puck)) parts.push(stop.shiftable);
      return parts.join(', ');
    }
    case 'space': {
      const { zone } = thing;
      const parts = [sayControl(state, zone, text)];
      if (has(state.captured, zone)) parts.push(stop.captured);
      if (creationOn(choices, zone)) {
        const cost = text.points(creationCost(state, zone));
        parts.push(isAbsent(state, state.turn) ? stop.queenHere(cost) : stop.createHere(cost));
      }
      return parts.join(', ');
    }
    case 'hook':
      return stop.hook(text.elastics[kindOf(thing.elastic)], POST_NAMES[thing.post]!);
    case 'elastic': {
      const { elastic } = thing;
      const posts = namePosts(state.laid[elastic] ?? []);
      return stop.elastic(text.elastics[kindOf(elastic)], text.side(holderOf(elastic)), posts);
    }
    case 'landing': {
      const { landing } = thing;
      const cost = text.points(hookCost(state, landing.move));
      return landing.to === null
        ? stop.toPlace(namePosts(landing.hooks), cost)
        : stop.toPost(POST_NAMES[landing.to]!, cost);
    }
  }
}

const isChosen = ({ hand }: Desk, thing: Thing): boolean =>
  thing.kind === 'puck'
    ? hand.aim?.puck === thing.puck
    : thing.kind === 'space'
      ? hand.zone === thing.zone
      : thing.kind === 'hook'
        ? hand.elastic === thing.elastic && hand.from === thing.post
        : thing.kind === 'elastic' && hand.elastic === thing.elastic && hand.from === null;

type Props = {
  readonly desk: Desk;
  readonly stands: readonly Stand[];
  readonly tabIndex: (id: string) => 0 | -1;
};

/** The board as it is walked and heard: everything on it is a button, drawn by others. */
export function Stops({ desk, stands, tabIndex }: Props) {
  const { state, hand, text, word } = desk;
  // While a finger pulls, the aim changes many times a second and nothing here does.
  const named = useMemo(
    () => stands.map(({ what }) => ({ name: nameThing(desk, what), chosen: isChosen(desk, what) })),
    [stands, state, hand.aim?.puck, hand.zone, hand.elastic, hand.from, text, word],
  );
  return (
    <g class="tchako-stops">
      {stands.map(({ id, x, y, what }, i) => (
        <g
          key={id}
          class={`stop ${what.kind}`}
          data-stop={id}
          role="button"
          tabindex={tabIndex(id)}
          aria-label={named[i]!.name}
          aria-pressed={named[i]!.chosen}
          transform={`translate(${x} ${y})`}
        >
          <circle r={what.kind === 'puck' && isQueen(what.puck) ? 15 : what.kind === 'hook' ? 9 : 14} />
        </g>
      ))}
    </g>
  );
}
