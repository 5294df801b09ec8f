import './finale.css';
import { Gate } from '../art/dragon.tsx';
import { Pawn } from '../art/pawn.tsx';
import { Firefly } from '../art/stone.tsx';
import { words } from '../text/words.ts';

type Props = {
  readonly won: boolean;
  readonly pawns: readonly number[];
  /** Colour of the exit they left by; ignored after a loss. */
  readonly exit: number;
};

/** The closing scene over the board. It ends by itself, takes no input, and is announced elsewhere. */
export function Finale({ won, pawns, exit }: Props) {
  const { title, line } = words().finale[won ? 'won' : 'lost'];
  return (
    <div class={`tchang-finale ${won ? 'won' : 'lost'}`} aria-hidden="true">
      <svg viewBox="0 0 780 780">{won ? <Dawn exit={exit} pawns={pawns} /> : <Rest pawns={pawns} />}</svg>
      <p>
        <strong>{title}</strong>
        <span>{line}</span>
      </p>
    </div>
  );
}

type Scene = { readonly pawns: readonly number[] };

/** Won: the pawns walk one after the other into the daylight. */
const Dawn = ({ exit, pawns }: Scene & { readonly exit: number }) => (
  <>
    <path class="rays" d="M295 460H485L640 640H140z" fill="url(#tchang-spill)" />
    <g transform="translate(390 250) scale(4.400)">
      <Gate colour={exit} shown={3} open />
    </g>
    <g transform="translate(390 410)">
      <g class="rays">
        {RAYS.map(turn => (
          <path key={turn} d="M-9 0 0-430 9 0z" transform={`rotate(${turn})`} fill="url(#tchang-ray)" />
        ))}
      </g>
      <circle class="sun" r={240} fill="url(#tchang-sun)" />
    </g>
    {pawns.map((colour, i) => (
      <g key={colour} class="walker" style={walkerStyle(i, pawns.length)}>
        <Pawn colour={colour} />
      </g>
    ))}
  </>
);

const RAYS = [-84, -56, -28, 0, 28, 56, 84];
const walkerStyle = (i: number, of: number) => ({ '--n': i, '--from': `${(i - (of - 1) / 2) * 130}px` });

/** Lost: the pawns sit around the last firefly. */
const Rest = ({ pawns }: Scene) => (
  <g transform="translate(390 350)">
    <circle class="ember" r={330} fill="url(#tchang-warm)" />
    {pawns.map((colour, i) => (
      <g
        key={colour}
        transform={`translate(${(i - (pawns.length - 1) / 2) * 130} ${i % 2 === 0 ? 20 : -25}) scale(1.800)`}
      >
        <Pawn colour={colour} carried={0} />
      </g>
    ))}
    <g class="last" transform="translate(0 -150)">
      <g class="flutter">
        <Firefly />
      </g>
    </g>
  </g>
);
