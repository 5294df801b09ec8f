/** The game on the home page. It is part of the first load and must not import the rules. */

const HEAPS = [3, 4, 5];
const STONES = HEAPS.flatMap((size, heap) =>
  Array.from({ length: size }, (_, level) => ({ x: 60 + heap * 60, y: 138 - level * 20 })),
);

export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 240 172" aria-hidden="true">
      <ellipse cx="120" cy="146" rx="108" ry="20" fill="#000" opacity="0.15" />
      {STONES.map(({ x, y }) => (
        <g key={`${x}-${y}`}>
          <ellipse cx={x} cy={y + 4} rx="25" ry="11" fill="#4c5561" />
          <ellipse cx={x} cy={y} rx="25" ry="11" fill="#8a96a5" />
        </g>
      ))}
    </svg>
  );
}
