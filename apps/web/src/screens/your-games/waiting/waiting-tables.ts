import type { MineItem } from '@tablee/wire';

/** Whether anyone else sits at the table. */
export const isAccompanied = ({ people, bots, seat }: MineItem): boolean =>
  people.some((name, i) => name !== null && i !== seat) || bots.some(level => level !== null);

/** Tables where others wait for this person. */
export const waitingTables = (mine: readonly MineItem[]): readonly MineItem[] =>
  mine.filter(item => item.yourTurn && !item.over && isAccompanied(item));

/** The number on the icon of an installed page, where there is one. Browsers refuse it without permission. */
export function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}
