import './motion.css';
import { FALL_MS, type Leave, PUFF_MS } from './shot-plan.ts';

/** Nodes added to a puck's own node for the time of an effect; Preact does not know them. */

const SPACE = 'http://www.w3.org/2000/svg';
const MOTES = 9;
const DUST_MS = 460;
const FLASH_MS = 380;

function ring(kind: string): SVGGElement {
  const group = document.createElementNS(SPACE, 'g');
  group.setAttribute('class', `tchako-burst ${kind}`);
  return group;
}

function disc(r: number): SVGCircleElement {
  const circle = document.createElementNS(SPACE, 'circle');
  circle.setAttribute('r', String(r));
  return circle;
}

/** Dust in all directions. */
function puff(node: Element): readonly Animation[] {
  const cloud = ring('puff');
  node.append(cloud);
  const animations = Array.from({ length: MOTES }, (_, i) => {
    const angle = (i / MOTES) * 2 * Math.PI;
    const far = 15 + (i % 3) * 5;
    const mote = disc(4.5 - (i % 3));
    cloud.append(mote);
    return mote.animate(
      [
        { transform: 'translate(0px,0px) scale(0.4)', opacity: 0.85 },
        {
          transform: `translate(${far * Math.cos(angle)}px,${far * Math.sin(angle)}px) scale(1.25)`,
          opacity: 0,
        },
      ],
      { duration: DUST_MS, easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)', fill: 'forwards' },
    );
  });
  return removeAfter(cloud, animations);
}

/** A ring of light at a hit. */
export function flash(node: Element, large: boolean): readonly Animation[] {
  const light = ring('flash');
  const circle = disc(12);
  light.append(circle);
  node.append(light);
  const to = large ? 3.4 : 1.9;
  const animation = circle.animate(
    [
      { transform: 'scale(0.7)', opacity: 1 },
      { transform: `scale(${to})`, opacity: 0 },
    ],
    { duration: large ? 2 * FLASH_MS : FLASH_MS, easing: 'cubic-bezier(0.1, 0.6, 0.3, 1)', fill: 'forwards' },
  );
  return removeAfter(light, [animation]);
}

function removeAfter(group: Element, animations: readonly Animation[]): readonly Animation[] {
  const last = animations.at(-1);
  const remove = (): void => group.remove();
  last?.addEventListener('finish', remove);
  last?.addEventListener('cancel', remove);
  return animations;
}

/** A puck leaves the board: in dust, or over the rail. */
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

/** A puck that was hit slides on, faded, until it is removed (TCHAKO-11). */
export const fadeAway = (node: Element): readonly Animation[] => {
  const body = node.firstElementChild?.querySelector('.body');
  return body ? [body.animate([{ opacity: 1 }, { opacity: 0.6 }], { duration: 200, fill: 'forwards' })] : [];
};

/** TCHAKO-12: a queen that was hit tips over and loses her crown. The last frame stays. */
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
