import './burst.css';

/** Small clouds and rings, put into a puck's own node for a moment: they go with it, and never touch what is drawn. */

const SPACE = 'http://www.w3.org/2000/svg';
const MOTES = 9;
const PUFF_MS = 460;
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

/** Dust in all directions where a puck was. */
export function puff(node: Element): readonly Animation[] {
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
      { duration: PUFF_MS, easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)', fill: 'forwards' },
    );
  });
  return removeAfter(cloud, animations);
}

/** A ring of light where a blow was struck. */
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
