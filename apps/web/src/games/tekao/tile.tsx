import './tile.css';
import {
  BLUE,
  type Cell,
  DIRECTIONS,
  isFlag,
  opposite,
  sideOf,
  WEAPON_LETTERS,
  weaponAt,
} from '@tablee/tekao';
import { LETTERS, WeaponDefs } from './weapons.tsx';

/** Once per drawing. Every tile is put together from these, so eighteen of them cost little. */
export function TileDefs() {
  return (
    <>
      <WeaponDefs />
      <rect id="tekao-shade" class="tekao-shade" x={-45} y={-40} width={94} height={94} rx={12} />
      <g id="tekao-body">
        <rect class="tekao-side" x={-46} y={-42} width={92} height={90} rx={9} />
        <rect class="tekao-face" x={-46} y={-46} width={92} height={91} rx={9} />
        <path class="tekao-facet-n" d="M-45-45H45L0 0z" />
        <path class="tekao-facet-s" d="M-45 44H45L0 0z" />
        <path class="tekao-facet-e" d="M45-45V44L0 0z" />
        <path class="tekao-groove" d="M-44-44 44 44M44-44-44 44" />
        <path class="tekao-groove-lit" d="M-42.500-44 44 42.500M42.500-44-44 42.500" />
      </g>
      <path id="tekao-blue" class="tekao-boss" d="M-6-6H6V6H-6z" />
      <path id="tekao-gold" class="tekao-boss" d="M0-7.500 7.500 5.500H-7.500z" />
      <g id="tekao-flag">
        <rect class="tekao-side" x={-46} y={-42} width={92} height={90} rx={9} />
        <rect class="tekao-face" x={-46} y={-46} width={92} height={91} rx={9} />
        <rect class="tekao-groove" x={-39} y={-39} width={78} height={77} rx={5} />
        <path class="tekao-pole" d="M-25-34V36" />
        <path class="tekao-banner" d="M-23-32Q-8-38 5-32T33-32V2Q19 8 5 2T-23 2z" />
        <path class="tekao-banner-letter" d={LETTERS[4]} transform="translate(4 -15) scale(1.250)" />
      </g>
    </>
  );
}

type Props = {
  readonly cell: Cell;
  /** Seen from yellow's side of the table. */
  readonly flipped: boolean;
};

/** A piece as it lies, about (0, 0), 92 units wide. */
export function Tile({ cell, flipped }: Props) {
  const side = sideOf(cell) === BLUE ? 'blue' : 'gold';
  return (
    <g class={`tekao-tile ${side}`}>
      <use href="#tekao-shade" />
      {isFlag(cell) ? (
        <use href="#tekao-flag" />
      ) : (
        <>
          <use href="#tekao-body" />
          {DIRECTIONS.map((way, direction) => (
            <use
              key={way}
              href={`#tekao-${WEAPON_LETTERS[weaponAt(cell, flipped ? opposite(direction) : direction)]}${direction}`}
            />
          ))}
        </>
      )}
      <use href={`#tekao-${side}`} {...(isFlag(cell) ? { transform: 'translate(12 24) scale(1.3)' } : {})} />
    </g>
  );
}
