import { FIVE, FOUR, JACK, KING, type Rank, SEVEN, STEPS, TEN } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import type { ComponentType } from 'preact';
import type { FigureProps } from '../../figures.ts';
import { BarredHand, BESIDE, CardFigure } from './card.tsx';
import { Arrow, Groove, layTrack, Pawn, PITCH, Square } from './parts.tsx';
import { ENTER_HEIGHT, Enter, Walk, walkHeight } from './walks.tsx';

type Drawn = ComponentType<FigureProps<Messages>>;
const LEFT = BESIDE.x + 15;

/** TOCK-20: a walk forwards. */
export function drawWalk(rank: Rank): Drawn {
  const steps = STEPS[rank] ?? 0;
  return ({ text }) => (
    <CardFigure rank={rank} text={text} height={walkHeight(steps)}>
      <Walk steps={steps} y={0} />
    </CardFigure>
  );
}

/** TOCK-20, 24: enter from the reserve, or walk; the king captures every pawn it passes. */
export function drawEntry(rank: Rank): Drawn {
  const steps = STEPS[rank] ?? 0;
  const met = rank === KING ? { 4: 1, 11: 2 } : {};
  return ({ text }) => (
    <CardFigure rank={rank} text={text} height={ENTER_HEIGHT + walkHeight(steps)}>
      <Enter y={0} />
      <Or y={ENTER_HEIGHT} />
      <Walk steps={steps} y={ENTER_HEIGHT} met={met} />
    </CardFigure>
  );
}

/** The line between two alternatives of a card. */
function Or({ y }: { readonly y: number }) {
  return <path class="or" d={`M${BESIDE.x + 12} ${y}h${BESIDE.width - 24}`} />;
}

/** TOCK-21: from the 18 back to the 14. */
export const Four: Drawn = ({ text }) => {
  const points = layTrack(7, { x: LEFT + PITCH, y: 41 });
  const [from, to] = [points[5]!, points[1]!];
  return (
    <CardFigure rank={FOUR} text={text} height={56}>
      <Groove points={points} />
      {points.map((point, i) => {
        const look = i === 1 ? 'end' : i > 1 && i < 5 ? 'way' : i === 5 ? 'special' : 'plain';
        return <Square key={point.x} {...point} look={look} label={i === 6 ? 1 : 13 + i} />;
      })}
      <Pawn {...from} colour={0} />
      <Arrow
        from={{ x: from.x - 3, y: from.y - 13 }}
        by={{ x: (from.x + to.x) / 2, y: from.y - 42 }}
        to={{ x: to.x, y: to.y - 11 }}
      />
    </CardFigure>
  );
};

/** TOCK-22: the blue pawn walks, the red one stays. */
export const Five: Drawn = ({ text }) => {
  const points = layTrack(8, { x: LEFT + PITCH, y: 15 });
  return (
    <CardFigure rank={FIVE} text={text} height={30}>
      <Groove points={points} />
      {points.map((point, i) => {
        const look = i === 6 ? 'end' : i > 1 && i < 6 ? 'way' : 'plain';
        const label = i > 1 && i < 7 ? i - 1 : undefined;
        return <Square key={point.x} {...point} colour={1} look={look} label={label} />;
      })}
      <Pawn {...points[0]!} colour={0} />
      <Pawn {...points[1]!} colour={1} />
      <Pawn {...points[6]!} colour={1} ghost />
    </CardFigure>
  );
};

/** TOCK-23: divided as 4 and 3. */
export const Seven: Drawn = ({ text }) => (
  <CardFigure rank={SEVEN} text={text} height={walkHeight(4) + walkHeight(3)}>
    <Walk steps={4} y={0} />
    <text class="plus" x={BESIDE.x + BESIDE.width - 50} y={walkHeight(4) + 7}>
      4 + 3
    </text>
    <Walk steps={3} y={walkHeight(4)} />
  </CardFigure>
);

/** TOCK-25: ten squares, or block the next player. */
export const Ten: Drawn = ({ text }) => {
  const walk = walkHeight(10);
  return (
    <CardFigure rank={TEN} text={text} height={walk + 58}>
      <Walk steps={10} y={0} />
      <Or y={walk} />
      <BarredHand x={BESIDE.x + BESIDE.width / 2} y={walk + 30} />
    </CardFigure>
  );
};

/** TOCK-26: a red and a blue pawn exchange places. */
export const Jack: Drawn = ({ text }) => {
  const points = layTrack(9, { x: LEFT + 11, y: 40 });
  const [a, b] = [points[1]!, points[7]!];
  const middle = (a.x + b.x) / 2;
  return (
    <CardFigure rank={JACK} text={text} height={80}>
      <Groove points={points} />
      {points.map(point => (
        <Square key={point.x} {...point} />
      ))}
      <Pawn {...a} colour={0} />
      <Pawn {...b} colour={1} />
      <Arrow from={{ x: a.x + 3, y: 27 }} by={{ x: middle, y: -6 }} to={{ x: b.x - 3, y: 28 }} />
      <Arrow from={{ x: b.x - 3, y: 53 }} by={{ x: middle, y: 86 }} to={{ x: a.x + 3, y: 52 }} />
    </CardFigure>
  );
};
