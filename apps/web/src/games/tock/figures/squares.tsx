import { MIDDLE, SIZE } from '../draw/geometry.ts';
import { Ground } from '../draw/ground.tsx';
import { Arrow, Bar, Drawing, Groove, line, Pawn, Plank, Reserve, Square } from './parts.tsx';

const WIDE = 34;
const row = (count: number, x: number, y: number) =>
  Array.from({ length: count }, (_, i) => ({ x: x + i * WIDE, y }));

/** TOCK-1: the whole board. */
export function Board() {
  return (
    <div class="tock">
      <div class="tock-table">
        <Ground lower={0} unused={-1} />
        <svg class="tock-board tock-figure" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
          <g class="arrow wide" transform={`translate(${MIDDLE} ${MIDDLE})`}>
            <path class="shaft" d="M-118 68A136 136 0 1 1 96 96" />
            <path class="head" d="M52 136 144 92 88 44Z" />
          </g>
        </svg>
      </div>
    </div>
  );
}

/** TOCK-2, 11: a captured pawn returns to its reserve. */
export function ReserveFigure() {
  const points = row(5, 124, 70);
  const met = points[3]!;
  return (
    <Drawing height={100}>
      <Plank x={2} y={2} width={296} height={96} />
      <Reserve x={14} y={16} width={72} height={68} colour={0} />
      {[
        { x: 34, y: 34 },
        { x: 66, y: 34 },
        { x: 34, y: 66 },
      ].map(at => (
        <Pawn key={`${at.x} ${at.y}`} {...at} colour={0} />
      ))}
      <Square x={66} y={66} look="home" />
      <Groove points={points} />
      {points.map((point, i) => (
        <Square
          key={point.x}
          {...point}
          colour={1}
          look={i === 1 || i === 2 ? 'way' : i === 3 ? 'end' : 'plain'}
        />
      ))}
      <Pawn {...points[0]!} colour={1} />
      <Pawn {...met} colour={0} />
      <Arrow from={{ x: 138, y: 70 }} to={{ x: met.x - 12, y: 70 }} />
      <Arrow from={{ x: met.x - 4, y: 57 }} by={{ x: 168, y: 4 }} to={{ x: 80, y: 58 }} />
    </Drawing>
  );
}

/** TOCK-3: after the 16, straight on or into the house. */
export function Gate() {
  const points = row(6, 48, 28);
  const gate = points[3]!;
  const house = [1, 2, 3, 4].map(i => ({ x: gate.x, y: gate.y + 4 + i * 26 }));
  return (
    <Drawing height={154}>
      <Plank x={2} y={2} width={296} height={150} />
      <path class="lane vermilion" d={line([house[0]!, house.at(-1)!])} />
      <Groove points={[{ x: 18, y: 28 }, ...points, { x: 262, y: 28 }]} />
      {points.map((point, i) => {
        const look = i === 2 || i === 3 ? 'way' : i === 5 ? 'special' : 'plain';
        return <Square key={point.x} {...point} look={look} label={13 + i} />;
      })}
      {house.map((point, i) => (
        <Square key={point.y} {...point} look="home" label={i + 1} />
      ))}
      <Pawn {...points[1]!} colour={0} />
      <Pawn {...house[1]!} colour={0} ghost />
      <Arrow
        from={{ x: 96, y: 44 }}
        by={{ x: gate.x - 24, y: 46 }}
        to={{ x: gate.x - 15, y: house[1]!.y + 2 }}
      />
    </Drawing>
  );
}

/** TOCK-14: a fresh pawn blocks the way. */
export function Entry() {
  const points = row(7, 48, 52);
  const fresh = points[3]!;
  return (
    <Drawing height={86}>
      <Plank x={2} y={2} width={296} height={82} />
      <Groove points={[{ x: 18, y: 52 }, ...points, { x: 284, y: 52 }]} />
      {points.map((point, i) => {
        const label = i < 4 ? 15 + i : i - 3;
        return (
          <Square
            key={point.x}
            {...point}
            look={i === 3 ? 'special' : 'plain'}
            colour={i > 3 ? 1 : 0}
            label={label}
          />
        );
      })}
      <Pawn {...points[1]!} colour={1} />
      <Pawn {...fresh} colour={0} fresh />
      <Arrow from={{ x: 88, y: 39 }} by={{ x: 108, y: 14 }} to={{ x: fresh.x - 21, y: 30 }} />
      <Bar x={fresh.x - 17} y={16} height={56} />
    </Drawing>
  );
}

/** TOCK-16: two squares to the 7, then across. */
export function SevenSquare() {
  const above = row(5, 82, 24);
  const below = row(5, 82, 112);
  const [seven, across] = [below[2]!, above[2]!];
  return (
    <Drawing height={136}>
      <Plank x={2} y={2} width={296} height={132} />
      <Groove points={[{ x: 48, y: 24 }, ...above, { x: 252, y: 24 }]} />
      <Groove points={[{ x: 48, y: 112 }, ...below, { x: 252, y: 112 }]} />
      {above.map((point, i) => (
        <Square key={point.x} {...point} colour={2} look={i === 2 ? 'special' : 'plain'} label={9 - i} />
      ))}
      {below.map((point, i) => (
        <Square
          key={point.x}
          {...point}
          look={i === 2 ? 'special' : i === 1 ? 'way' : 'plain'}
          label={5 + i}
        />
      ))}
      <Pawn {...below[0]!} colour={0} />
      <Arrow from={{ x: 84, y: 98 }} by={{ x: 114, y: 76 }} to={{ x: seven.x - 7, y: 101 }} />
      <Arrow from={{ x: seven.x, y: 98 }} to={{ x: across.x, y: 38 }} />
    </Drawing>
  );
}

/** TOCK-17, 18: two steps into the house, behind the pawns that are there. */
export function House() {
  const gate = { x: 60, y: 40 };
  const squares = [1, 2, 3, 4].map(i => ({ x: 72 + i * WIDE, y: 40 }));
  return (
    <Drawing height={78}>
      <Plank x={2} y={2} width={296} height={74} />
      <Groove
        points={[
          { x: 60, y: 16 },
          { x: 60, y: 64 },
        ]}
      />
      <path class="lane vermilion" d={line([squares[0]!, squares.at(-1)!])} />
      <Square {...gate} label={16} look="way" />
      {squares.map((point, i) => (
        <Square key={point.x} {...point} look="home" label={i + 1} />
      ))}
      <Pawn {...gate} colour={0} />
      <Pawn {...squares[2]!} colour={0} />
      <Pawn {...squares[3]!} colour={0} />
      <Pawn {...squares[1]!} colour={0} ghost />
      <Arrow from={{ x: 66, y: 27 }} by={{ x: 104, y: 6 }} to={{ x: squares[1]!.x - 4, y: 28 }} />
    </Drawing>
  );
}
