import { isOver } from '@tablee/tchako';
import { useState } from 'preact/hooks';
import { laterDialog } from '../../page/later.tsx';
import { fetchHands } from './reach.ts';
import type { Desk } from './scene.ts';

const Ramp = laterDialog(async () => (await import('./ramp/ramp.tsx')).Ramp);
const Consent = laterDialog(async () => {
  await fetchHands();
  return (await import('./consent.tsx')).Consent;
});

/** What is seldom wanted: to try a shot, to change what is played. */
export function Tools({ desk }: { readonly desk: Desk }) {
  const { word, state, seat, self, flicks, alone } = desk;
  const [open, show] = useState<'ramp' | 'consent' | null>(null);
  const close = (): void => show(null);
  return (
    <>
      <button type="button" class="tchako-tool" onClick={() => show('ramp')}>
        {word.ramp}
      </button>
      {seat !== null && !alone && state.number > 0 && !state.offer && !isOver(state) && (
        <button type="button" class="tchako-tool" onClick={() => show('consent')}>
          {word.propose}
        </button>
      )}
      <Ramp open={open === 'ramp'} close={close} flicks={flicks} seat={self ?? 0} />
      <Consent open={open === 'consent'} close={close} desk={desk} />
    </>
  );
}
