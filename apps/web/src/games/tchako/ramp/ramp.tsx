import './ramp.css';
import type { Seat } from '@tablee/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { wakeSound } from '../../../board/sound.ts';
import { Dialog } from '../../../page/dialog.tsx';
import { useLoaded } from '../../../page/later.tsx';
import { language } from '../../../storage/settings.ts';
import { boardWords } from '../../board-words.ts';
import { trackGesture } from '../draw/pointer.tsx';
import { turnByKey } from '../input/keyboard.ts';
import { keepTry, type Pull, slidOf, startTry, type Try, tryShot, useSlide } from './lane.ts';
import { Band, LaneGround, Marks, Overview, Rolling } from './scenery.tsx';

const { words, ready } = boardWords({
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
});

type Props = {
  readonly open: boolean;
  readonly close: () => void;
  /** TCHAKO-22: the table shoots by flicking. */
  readonly flicks: boolean;
  /** The side of the puck. */
  readonly seat?: Seat;
};

/** TCHAKO-19: a lane beside the board to try shots at any time. */
export function Ramp({ open, close, flicks, seat = 0 }: Props) {
  const loaded = useLoaded(() => ready, []);
  if (loaded.state !== 'ready') return null;
  return (
    <Dialog title={words().title} open={open} close={close}>
      <Lane flicks={flicks} seat={seat} />
    </Dialog>
  );
}

const percentOf = (power: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(power / 10);
const AHEAD = 1_024;
const FIRST_POWER = 300;
/** The puck goes back to the start after this time. */
const BACK_MS = 1_500;
/** Visible length of the lane behind the start, for pulling back. */
const BEHIND_MM = 138;

/** The scale of the board on the screen: the same gesture must give the same power on both. */
function boardScale(): number {
  const board = document.querySelector<SVGSVGElement>('svg.tchako-board');
  return board?.getScreenCTM()?.a || 0.88;
}

function Lane({ flicks, seat }: Required<Pick<Props, 'flicks' | 'seat'>>) {
  const word = words();
  const root = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const puck = useRef<SVGGElement>(null);
  const [box, setBox] = useState({ w: 180, h: 480 });
  const [tries, setTries] = useState<readonly Try[]>([]);
  /** The try being shown. Null: the puck is at the start. */
  const [running, setRunning] = useState<Try | null>(null);
  const [resting, setResting] = useState(false);
  const [aim, setAim] = useState<Pull | null>(null);
  const [power, setPower] = useState(FIRST_POWER);
  const [said, setSaid] = useState('');
  const ahead = box.h - BEHIND_MM;

  useLayoutEffect(() => {
    const svg = root.current;
    if (!svg) return;
    const measure = () => {
      // A closed dialog has no size.
      if (svg.clientHeight === 0) return;
      const scale = boardScale();
      setBox({ w: svg.clientWidth / scale, h: svg.clientHeight / scale });
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(svg);
    measure();
    return () => watcher.disconnect();
  }, []);

  const settle = (done: Try) => {
    const mm = slidOf(done);
    setTries(before => keepTry(before, done));
    setSaid(mm === null ? word.out(percentOf(done.power)) : word.result(percentOf(done.power), mm));
    setResting(true);
  };
  useSlide(running, puck, world, ahead, () => running && settle(running));
  const back = () => {
    setRunning(null);
    setResting(false);
  };
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(back, BACK_MS);
    return () => clearTimeout(timer);
  }, [resting]);

  const shoot = (shot: Pull) => {
    wakeSound();
    const next = tryShot((running ?? tries.at(-1))?.id ?? 0, shot.direction, shot.power);
    setResting(false);
    setSaid('');
    setPower(shot.power);
    setRunning({ ...next, id: next.id + 1 });
  };
  const onPointerDown = (event: PointerEvent) => {
    if (running && !resting) return;
    if (resting) back();
    trackGesture(root.current, event, (at, answer) =>
      answer(startTry({ flicks, pull: setAim, shoot, tooSlow: () => setSaid(word.tooSlow) }, at)),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const turned = turnByKey({ direction: AHEAD, power }, event.key, event.shiftKey);
    if (!turned || turned.direction !== AHEAD) return;
    event.preventDefault();
    setPower(turned.power);
  };
  const shown = aim ?? (running ? null : { direction: AHEAD, power });
  const free = !running || resting;
  return (
    <div class="ramp">
      <div class="ramp-place">
        <svg
          ref={root}
          class="ramp-lane"
          viewBox={`${-box.w / 2} ${-ahead} ${box.w} ${box.h}`}
          preserveAspectRatio="xMidYMax slice"
          role="img"
          aria-label={word.lane}
          onPointerDown={onPointerDown}
        >
          <g ref={world}>
            <LaneGround />
            <Marks tries={tries} />
            {shown && <Band aim={shown} seat={seat} />}
            <Rolling seat={seat} gone={resting && running?.rest === null} node={puck} />
          </g>
        </svg>
        <Overview tries={tries} seen={ahead} />
      </div>
      <p class="ramp-said" role="status" data-testid="ramp-said">
        {said || (flicks ? word.hint.flick : word.hint.aim)}
      </p>
      <div class="ramp-steer">
        <label>
          <span>{word.power}</span>
          <input
            type="range"
            min={1}
            max={1_000}
            value={aim?.power ?? power}
            aria-valuetext={word.percent(percentOf(aim?.power ?? power))}
            onKeyDown={onKeyDown}
            onInput={e => setPower(Number(e.currentTarget.value))}
          />
          <output>{word.percent(percentOf(aim?.power ?? power))}</output>
        </label>
        <button
          type="button"
          class="button main"
          aria-disabled={!free}
          onClick={() => free && shoot({ direction: AHEAD, power })}
        >
          {word.fire}
        </button>
      </div>
      <Latest tries={tries} />
    </div>
  );
}

function Latest({ tries }: { readonly tries: readonly Try[] }) {
  const word = words();
  return (
    <section class="ramp-tries" aria-label={word.tries}>
      <ol>
        {tries.map(done => {
          const mm = slidOf(done);
          return (
            <li key={done.id} value={done.id}>
              <b>{mm === null ? word.outShort : word.slid(mm)}</b>
              <small>{word.percent(percentOf(done.power))}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
