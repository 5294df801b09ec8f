import type { Messages } from '@tablee/tekao/messages/fr';
import type { ComponentChildren } from 'preact';
import { Dialog } from '../../page/dialog.tsx';
import { later } from '../../page/later.tsx';
import type { Words } from './words.ts';

const ICONS = {
  threats: 'M12 3.500 22 20.500H2zM12 10v5M12 17.800v.1',
  wheel: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7.500 16 12l-4 4.500L8 12z',
  point: 'M9 21v-4l-4-4.500q1-2 3 0l1.500 1V4.500q1.500-2 3 0V10h4q3 .500 2.500 4l-1 7z',
} as const;

/** Fetched when it is asked for: most moves are made without it. */
const Wheel = later(async () => (await import('./wheel.tsx')).Wheel);

type ToolProps = {
  readonly icon: keyof typeof ICONS;
  readonly pressed?: boolean;
  readonly act: () => void;
  readonly children: ComponentChildren;
};

function Tool({ icon, pressed, act, children }: ToolProps) {
  return (
    <button type="button" class="tekao-tool" aria-pressed={pressed} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      <span>{children}</span>
    </button>
  );
}

export type ToolsProps = {
  /** Null where there is no battle, so no danger. */
  readonly threats: { readonly on: boolean; readonly toggle: () => void } | null;
  readonly wheel: { readonly open: boolean; readonly set: (open: boolean) => void };
  /** Null: nobody to show anything to. */
  readonly pointing: { readonly on: boolean; readonly toggle: () => void } | null;
  /** TEKAO-11: turns left until a draw, once it draws near. */
  readonly drawIn: number | null;
  readonly text: Messages;
  readonly word: Words;
};

/** What helps to see: dangers, who beats whom, and a finger on a square for one's partner. */
export function Tools({ threats, wheel, pointing, drawIn, text, word }: ToolsProps) {
  return (
    <>
      <div class="tekao-tools" role="group" aria-label={word.tools}>
        <Tool icon="wheel" act={() => wheel.set(true)}>
          {word.wheel}
        </Tool>
        {threats && (
          <Tool icon="threats" pressed={threats.on} act={threats.toggle}>
            {word.threats}
          </Tool>
        )}
        {pointing && (
          <Tool icon="point" pressed={pointing.on} act={pointing.toggle}>
            {word.point}
          </Tool>
        )}
        <Dialog title={word.wheelTitle} open={wheel.open} close={() => wheel.set(false)}>
          <Wheel text={text} />
        </Dialog>
      </div>
      {drawIn !== null && <p class="tekao-quiet">{word.quiet(drawIn)}</p>}
    </>
  );
}
