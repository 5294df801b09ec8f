import './tangram-link.css';
import { words } from '../../messages/index.ts';
import { paths } from '../../page/routes.ts';

/** The swan's solution, written out so that the home page does not load the figures. */
const SWAN: readonly (readonly [points: string, tone: string])[] = [
  ['40 0 40-40 0 0', '#e2703a'],
  ['40-40 40 0 80-40', '#efbd45'],
  ['20 20 40 0 0 0', '#4fb286'],
  ['-14-42 0-57-28-57', '#5f9bd6'],
  ['80-40 80-60 60-40', '#c79be0'],
  ['0 0 14-14 0-28-14-14', '#f2e6c8'],
  ['-14-14 0-28 0-57-14-42', '#ee9aa0'],
];

/** TCHANG-14: link from the home page to the tangram figures. */
export function TangramLink() {
  const text = words().home.riddle;
  return (
    <a class="tangram-place" href={paths.tangram()}>
      <svg viewBox="-30 -62 112 84" aria-hidden="true">
        {SWAN.map(([points, tone]) => (
          <polygon key={points} points={points} fill={tone} />
        ))}
      </svg>
      <div>
        <h2>{text.name}</h2>
        <p>{text.line}</p>
      </div>
    </a>
  );
}
