import { signal } from '@preact/signals';
import { keep, take } from '../../storage/store.ts';

/** Whether the cards say what they do: first games need it in sight. Kept on the device. */
const KEY = 'tock.words';
export const wordy = signal(take(KEY) !== 'off');

export function switchWords(): void {
  wordy.value = !wordy.value;
  keep(KEY, wordy.value ? 'on' : 'off');
}
