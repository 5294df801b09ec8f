import '../status.css';
import type { Seat } from '@tablee/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { GameView, SeatLook } from '../../../board/contract.ts';
import { addAloud } from '../../../board/speech/speech.ts';
import { words } from '../../../messages/index.ts';
import { announce } from '../../../page/live.tsx';
import { Marks } from '../../../page/mark.tsx';
import type { TableSession } from '../../../session/session.ts';

type Props = {
  readonly session: TableSession;
  readonly looks: readonly SeatLook[];
  readonly name: (seat: Seat) => string;
  readonly Portrait: GameView['Portrait'];
};

/** The curtain: no cards are shown until the right person has the device. */
export function CurtainPanel({ session, looks, name, Portrait }: Props) {
  const text = words().curtain;
  const seat = session.passTo.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (seat === null) return;
    announce(text.pass(name(seat)));
    // Children who cannot read hear the name.
    if (Portrait) addAloud(text.pass(name(seat)));
    // The focus was on a card that is face down now.
    button.current?.focus({ preventScroll: true });
  }, [seat]);
  if (seat === null) return null;
  return (
    <section class="curtain" aria-labelledby="curtain" data-testid="curtain">
      <h2 id="curtain">
        <Marks shapes={looks[seat]?.shapes ?? []} /> {text.pass(name(seat))}
      </h2>
      <p>{text.hint}</p>
      <button ref={button} type="button" class="button main" onClick={() => session.openCurtain()}>
        {Portrait && <Portrait seat={seat} />}
        {text.iAm(name(seat))}
      </button>
    </section>
  );
}
