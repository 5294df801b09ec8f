import { useRef } from 'preact/hooks';

/** A press on a picture: what was asked, when and where. Keys press at no place. */
export type Press = {
  readonly prompt: string;
  readonly at: number;
  readonly where: { readonly x: number; readonly y: number } | null;
};

/** Small children tap again within this time, and within this distance in CSS pixels. */
const SOON_MS = 500;
const SAME_PLACE_PX = 40;

/** Whether a press continues a series that began on the pictures of an earlier question. */
export function isHammering(last: Press | null, now: Press): boolean {
  if (last === null || last.prompt === now.prompt || now.at - last.at > SOON_MS) return false;
  if (last.where === null || now.where === null) return last.where === now.where;
  return Math.hypot(now.where.x - last.where.x, now.where.y - last.where.y) <= SAME_PLACE_PX;
}

export type HammerGuard = {
  /** For every pointer that goes down on the panel, also where no picture is at the moment. */
  readonly feel: (event: PointerEvent) => void;
  /** Presses a picture unless the press belongs to a series that began on an earlier question. */
  readonly press: (event: MouseEvent, press: () => void) => void;
};

/** A series of taps on one picture does not answer the next question. */
export function useHammerGuard(prompt: string): HammerGuard {
  const last = useRef<Press | null>(null);
  const whereOf = ({ clientX: x, clientY: y }: MouseEvent) => ({ x, y });
  /** The series goes on, and still belongs to the question it began with. */
  const goOn = (now: Press): boolean => {
    if (!isHammering(last.current, now)) return false;
    last.current = { ...now, prompt: last.current?.prompt ?? prompt };
    return true;
  };
  return {
    feel: event => void goOn({ prompt, at: event.timeStamp, where: whereOf(event) }),
    press: (event, press) => {
      const byKey = event.detail === 0;
      const now: Press = { prompt, at: event.timeStamp, where: byKey ? null : whereOf(event) };
      if (goOn(now)) return;
      last.current = now;
      press();
    },
  };
}
