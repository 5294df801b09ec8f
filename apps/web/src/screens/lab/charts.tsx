import type { Bin, Share } from '@tablee/simulation';
import type { ComponentChildren } from 'preact';
import type { Words } from './words/index.ts';

/** Units of the drawing: it is stretched to the width of the column, and texts stand beside it. */
const WIDTH = 1000;
const BAR = 24;

type Row = {
  readonly key: string;
  readonly label: ComponentChildren;
  /** The label without drawings. */
  readonly name: string;
  readonly share: Share;
  /** A CSS colour; the label tells rows apart without it. */
  readonly fill: string;
};

/** Shares as bars, each with its interval. `even` is drawn as a dotted line. */
export function ShareChart({
  rows,
  even,
  text,
}: {
  readonly rows: readonly Row[];
  readonly even: number | null;
  readonly text: Words;
}) {
  const said = rows
    .map(({ name, share }) => text.shareOf(name, text.share(share.share), text.interval(...share.interval)))
    .join(' ');
  return (
    <div class="share-chart" role="img" aria-label={text.winsAlt(said)}>
      {rows.map(({ key, label, share, fill }) => (
        <div key={key} class="share-row">
          <span class="share-name">{label}</span>
          <span class="share-value">
            {text.share(share.share)}
            <small>{text.interval(...share.interval)}</small>
          </span>
          <svg viewBox={`0 0 ${WIDTH} ${BAR}`} preserveAspectRatio="none" aria-hidden="true">
            <rect class="share-ground" width={WIDTH} height={BAR} />
            <rect class="share-bar" width={WIDTH * share.share} height={BAR} fill={fill} />
            {even !== null && <path class="share-even" d={`M${WIDTH * even} 0V${BAR}`} />}
            <path class="share-interval back" d={whisker(share.interval)} />
            <path class="share-interval" d={whisker(share.interval)} />
          </svg>
        </div>
      ))}
    </div>
  );
}

/** A line with a stop at both ends. */
const whisker = ([low, high]: Share['interval']): string => {
  const [from, to] = [WIDTH * low, WIDTH * high];
  return `M${from} 6V18M${from} 12H${to}M${to} 6V18`;
};

const HEIGHT = 90;
/** A single column as wide as the chart would look like a full bar. */
const WIDEST = WIDTH / 4;

/** How many games fall into each bin, as columns; the same as a table for screen readers. */
export function BinChart({
  bins,
  what,
  head,
  text,
}: {
  readonly bins: readonly Bin[];
  readonly what: string;
  readonly head: string;
  readonly text: Words;
}) {
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last) return null;
  const tallest = Math.max(...bins.map(bin => bin.count));
  const step = WIDTH / bins.length;
  const width = Math.min(step, WIDEST) - 8;
  return (
    <div class="bin-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text.binsAlt(what, first.from, last.to)}
      >
        {bins.map((bin, i) => {
          const height = (HEIGHT * bin.count) / tallest;
          return (
            <rect
              key={bin.from}
              x={(i + 0.5) * step - width / 2}
              y={HEIGHT - height}
              width={width}
              height={height}
            />
          );
        })}
        <path d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      <div class="bin-axis" aria-hidden="true">
        <span>{text.bin(first.from, first.to)}</span>
        <span>{text.tallest(tallest)}</span>
        <span>{text.bin(last.from, last.to)}</span>
      </div>
      <div class="hidden-but-heard">
        <table>
          <caption>{what}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{text.gamesHead}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map(bin => (
              <tr key={bin.from}>
                <th scope="row">{text.bin(bin.from, bin.to)}</th>
                <td>{bin.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
