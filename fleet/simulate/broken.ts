/** Deliberate faults. Each must be found out, or the simulation proves nothing. */
export const BROKEN = {
  'no-epoch': 'fences are not checked',
  'no-unique-key': 'a second entry with the same number replaces the first',
  'notify-trusted': 'nodes never ask the database for what a lost message would have told',
  'node-clock': 'a lease is measured by a clock that is set back',
  'told-before-stored': 'a change is acknowledged before it is stored',
} as const;

export type Broken = keyof typeof BROKEN;

export const isBroken = (name: string): name is Broken => Object.hasOwn(BROKEN, name);
