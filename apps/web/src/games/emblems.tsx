import type { ComponentType } from 'preact';

/** The drawings of the games on the home page. */
const emblems = import.meta.glob<ComponentType>('./*/emblem.tsx', { eager: true, import: 'Emblem' });

export function Emblem({ game }: { readonly game: string }) {
  const Drawn = emblems[`./${game}/emblem.tsx`];
  return Drawn ? <Drawn /> : null;
}
