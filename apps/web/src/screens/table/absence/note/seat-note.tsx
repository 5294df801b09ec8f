import './seat-note.css';
import { useEffect, useState } from 'preact/hooks';
import type { SeatInfo } from '../../../../session/session.ts';
import { useWords, type Words } from '../words/index.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** In the largest unit that makes at least two: precise enough for an absence. */
export function sayMinutes(minutes: number, { days }: Words['seat']): string {
  if (minutes >= 2 * DAY) return days(Math.floor(minutes / DAY));
  return minutes >= 2 * HOUR ? `${Math.floor(minutes / HOUR)} h` : `${minutes} min`;
}

type Props = {
  readonly person: SeatInfo;
  /** There is room for a word only. */
  readonly short: boolean;
};

/** The note of a seat whose person is away: for how long, or that the computer plays. */
export function SeatNote({ person: { away, understudy }, short }: Props) {
  const word = useWords()?.seat;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [away]);
  if (!word) return null;
  if (understudy?.by) return <span>{short ? word.replacedShort : word.replaced}</span>;
  const minutes = away === undefined ? 0 : Math.floor((now - Date.parse(away)) / MINUTE_MS);
  return (
    <span>
      {word.away}
      {minutes > 0 && (
        <>
          <span class="since"> {word.since}</span> {sayMinutes(minutes, word)}
        </>
      )}
    </span>
  );
}
