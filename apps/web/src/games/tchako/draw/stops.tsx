import {
  creationCost,
  has,
  holderOf,
  hookCost,
  isAbsent,
  isQueen,
  kindOf,
  listZones,
  ownerOf,
  POST_NAMES,
  sayControl,
  sayPuck,
  zonesOf,
} from '@tablee/tchako';
import { useMemo } from 'preact/hooks';
import type { BoardState } from './board-state.ts';
import { creationOn, mayShift } from './choices.ts';
import type { Item, Target } from './targets.ts';

const namePosts = (posts: readonly number[]): string => posts.map(post => POST_NAMES[post]).join(' ');

/** The accessible name of an item. */
function nameItem(board: BoardState, item: Item): string {
  const { state, seat, text, word, choices, selection } = board;
  const { stop } = word;
  switch (item.kind) {
    case 'puck': {
      const { puck } = item;
      const zones = listZones(zonesOf(state, puck)).map(zone => sayControl(state, zone, text));
      const parts = [sayPuck(puck, text), stop.inZones(zones)];
      if (has(state.shot, puck)) parts.push(stop.shot(isQueen(puck)));
      if (selection.aim?.puck === puck) parts.push(stop.chosen(isQueen(puck)));
      if (seat !== null && ownerOf(puck) === seat && mayShift(state, puck)) parts.push(stop.shiftable);
      return parts.join(', ');
    }
    case 'space': {
      const { zone } = item;
      const parts = [sayControl(state, zone, text)];
      if (has(state.captured, zone)) parts.push(stop.captured);
      if (creationOn(choices, zone)) {
        const cost = text.cost(creationCost(state, zone));
        parts.push(isAbsent(state, state.turn) ? stop.queenHere(cost) : stop.createHere(cost));
      }
      return parts.join(', ');
    }
    case 'hook':
      return stop.hook(text.elastics[kindOf(item.elastic)], POST_NAMES[item.post]!);
    case 'elastic': {
      const { elastic } = item;
      const posts = namePosts(state.laid[elastic] ?? []);
      return stop.elastic(text.elastics[kindOf(elastic)], text.side(holderOf(elastic)), posts);
    }
    case 'landing': {
      const { landing } = item;
      const cost = text.cost(hookCost(state, landing.move));
      return landing.to === null
        ? stop.toPlace(namePosts(landing.hooks), cost)
        : stop.toPost(POST_NAMES[landing.to]!, cost);
    }
  }
}

const isChosen = ({ selection }: BoardState, item: Item): boolean =>
  item.kind === 'puck'
    ? selection.aim?.puck === item.puck
    : item.kind === 'space'
      ? selection.zone === item.zone
      : item.kind === 'hook'
        ? selection.elastic === item.elastic && selection.from === item.post
        : item.kind === 'elastic' && selection.elastic === item.elastic && selection.from === null;

type Props = {
  readonly board: BoardState;
  readonly targets: readonly Target[];
  readonly tabIndex: (id: string) => 0 | -1;
};

/** One invisible button for each item, for keyboards and screen readers. */
export function Stops({ board, targets, tabIndex }: Props) {
  const { state, selection, text, word } = board;
  // The aim itself is left out: it changes many times a second while a finger pulls.
  const named = useMemo(
    () => targets.map(({ item }) => ({ name: nameItem(board, item), chosen: isChosen(board, item) })),
    [targets, state, selection.aim?.puck, selection.zone, selection.elastic, selection.from, text, word],
  );
  return (
    <g class="tchako-stops">
      {targets.map(({ id, x, y, item }, i) => (
        <g
          key={id}
          class={`stop ${item.kind}`}
          data-stop={id}
          role="button"
          tabindex={tabIndex(id)}
          aria-label={named[i]!.name}
          aria-pressed={named[i]!.chosen}
          transform={`translate(${x} ${y})`}
        >
          <circle r={item.kind === 'puck' && isQueen(item.puck) ? 15 : item.kind === 'hook' ? 9 : 14} />
        </g>
      ))}
    </g>
  );
}
