import { FLAME } from './hues.ts';

/** A firefly about (0, 0), 26 units wide with its glow. Needs TombDefs. */
export const Firefly = () => (
  <>
    <circle r={13} fill="url(#tchang-glow)" />
    <path d="M-1-2C-9-9-11-3-3 1zM1-2C9-9 11-3 3 1z" fill="#fff" opacity={0.65} />
    <ellipse cy={2} rx={3.4} ry={5.2} fill={FLAME} />
    <circle cy={-4} r={2.2} fill="#5a3b12" />
    <ellipse cy={3.5} rx={2} ry={2.6} fill="#fffbe8" />
  </>
);
