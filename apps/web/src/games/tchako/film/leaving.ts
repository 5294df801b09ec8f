import { puff } from './burst.ts';
import { FALL_MS, type Leave, PUFF_MS } from './plan.ts';

/** A puck goes off the board: in a cloud of dust, or over the rail and down. */
export function leave({ how, towards }: Leave, node: Element, turned: boolean): readonly Animation[] {
  const body = node.firstElementChild;
  if (!body) return [];
  if (how === 'puff') {
    const gone = body.animate(
      [
        { transform: 'none', opacity: 0.8 },
        { transform: 'scale(1.2)', opacity: 0.7, offset: 0.25 },
        { transform: 'scale(0.2)', opacity: 0 },
      ],
      { duration: PUFF_MS, easing: 'ease-in', fill: 'forwards' },
    );
    return [gone, ...puff(node)];
  }
  const side = turned ? -1 : 1;
  const go = (far: number, down: number): string =>
    `translate(${towards.x * side * far}px,${-towards.y * side * far + down}px)`;
  return [
    body.animate(
      [
        { transform: 'none', opacity: 1, easing: 'ease-out' },
        { transform: `${go(20, -5)} scale(1.22) rotate(20deg)`, opacity: 1, offset: 0.4, easing: 'ease-in' },
        { transform: `${go(40, 10)} scale(0.6) rotate(80deg)`, opacity: 0 },
      ],
      { duration: FALL_MS, fill: 'forwards' },
    ),
  ];
}

/** What a shot hit slides on, but it is as good as gone (TCHAKO-11). */
export const fadeAway = (node: Element): readonly Animation[] => {
  const body = node.firstElementChild?.querySelector('.body');
  return body ? [body.animate([{ opacity: 1 }, { opacity: 0.6 }], { duration: 200, fill: 'forwards' })] : [];
};

/** TCHAKO-12: the queen is hit: she tips over, and her crown rolls away. It stays so until something else is drawn. */
export function topple(node: Element): readonly Animation[] {
  const body = node.querySelector('.body');
  const crown = node.querySelector('.headgear');
  const animations: Animation[] = [];
  if (body)
    animations.push(
      body.animate(
        [
          { transform: 'none', easing: 'ease-in-out' },
          { transform: 'rotate(-14deg) scale(1.06)', offset: 0.2 },
          { transform: 'rotate(26deg) scale(0.94, 0.7)' },
        ],
        { duration: 700, fill: 'forwards' },
      ),
    );
  if (crown)
    animations.push(
      crown.animate(
        [
          { transform: 'none', easing: 'ease-out' },
          { transform: 'translate(6px,-12px) rotate(60deg) scale(1.5)', offset: 0.35, easing: 'ease-in' },
          { transform: 'translate(17px,9px) rotate(150deg) scale(1.25)', offset: 0.75 },
          { transform: 'translate(20px,9px) rotate(172deg) scale(1.25)' },
        ],
        { duration: 1100, fill: 'forwards' },
      ),
    );
  return animations;
}
