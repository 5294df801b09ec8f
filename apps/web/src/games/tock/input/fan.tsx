import { signal } from '@preact/signals';
import type { Seat } from '@tablee/kernel';
import { HIDDEN, type Rank, type State } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { useRef, useState } from 'preact/hooks';
import { load, save } from '../../../storage/store.ts';
import { Back, Face, paintOf, wordsOf } from '../draw/card.tsx';
import type { Words } from '../text/words.ts';
import { type Slot, sameSlot, slotId } from './selection.ts';
import type { Swap } from './swap.ts';

/** Whether cards show their effect in words. Stored on the device. */
const KEY = 'tock.words';
export const showsCardText = signal(load(KEY) !== 'off');

export function toggleCardText(): void {
  showsCardText.value = !showsCardText.value;
  save(KEY, showsCardText.value ? 'on' : 'off');
}

type FanProps = {
  readonly state: State;
  readonly seat: Seat;
  readonly slots: readonly Slot[];
  /** Whether a rank can be played now. */
  readonly able: (rank: Rank) => boolean;
  readonly chosen: Slot | null;
  readonly swap: Swap;
  readonly hinted: Rank | null;
  /** On a shared screen, faces show only while the fan is held down. */
  readonly veiled: boolean;
  readonly label: string;
  readonly text: Messages;
  readonly word: Words;
  readonly press: (slot: Slot) => void;
};

/** The hand as a fan; playable cards are raised. */
export function Fan(props: FanProps) {
  const { state, seat, slots, swap, veiled, text, word } = props;
  const [peeking, peek] = useState<'no' | 'held' | 'open'>('no');
  const [over, setOver] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const open = !veiled || peeking !== 'no';

  const slotUnder = (e: PointerEvent): Slot | null => {
    const id = document
      .elementFromPoint(e.clientX, e.clientY)
      ?.closest('[data-slot]')
      ?.getAttribute('data-slot');
    return slots.find(slot => slotId(slot) === id) ?? null;
  };
  const hold = {
    onPointerDown: (e: PointerEvent) => {
      if (!veiled || !e.isPrimary || peeking === 'open') return;
      e.preventDefault();
      root.current?.setPointerCapture(e.pointerId);
      peek('held');
    },
    onPointerMove: (e: PointerEvent) => {
      if (peeking !== 'held') return;
      const slot = slotUnder(e);
      setOver(slot && slotId(slot));
    },
    onPointerUp: (e: PointerEvent) => {
      if (peeking !== 'held') return;
      const slot = over === null ? null : slotUnder(e);
      peek('no');
      setOver(null);
      if (slot) props.press(slot);
    },
    onPointerCancel: () => {
      peek('no');
      setOver(null);
    },
    onContextMenu: (e: Event) => veiled && e.preventDefault(),
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    const cards = [...(root.current?.querySelectorAll<HTMLElement>('.tock-card') ?? [])];
    const at = cards.indexOf(document.activeElement as HTMLElement);
    if (step === 0 || at < 0) return;
    e.preventDefault();
    cards[(at + step + cards.length) % cards.length]?.focus();
  };
  const cover = (e: FocusEvent): void => {
    if (peeking === 'open' && !root.current?.parentElement?.contains(e.relatedTarget as Node | null))
      peek('no');
  };

  return (
    <div class={veiled ? 'tock-hand veiled' : 'tock-hand'} onFocusOut={cover}>
      <div
        ref={root}
        class="tock-fan"
        role="group"
        aria-label={props.label}
        tabIndex={-1}
        style={{ '--count': slots.length }}
        onKeyDown={onKeyDown}
        {...hold}
      >
        {slots.map((slot, i) => {
          const hidden = !open || slot.rank === HIDDEN;
          const chosen = sameSlot(slot, props.chosen) || over === slotId(slot);
          const able = props.able(slot.rank);
          const note = hidden ? null : noteOf(slot, props);
          const looks = [
            'tock-card',
            able && !(veiled && hidden) && 'able',
            chosen && 'chosen',
            note?.kind,
            slot.rank === props.hinted && open && 'hinted',
          ];
          const turn = i - (slots.length - 1) / 2;
          return (
            <button
              key={slotId(slot)}
              type="button"
              class={looks.filter(Boolean).join(' ')}
              data-slot={slotId(slot)}
              style={{ '--turn': turn }}
              aria-pressed={hidden ? undefined : chosen}
              aria-hidden={hidden ? true : undefined}
              tabIndex={hidden ? -1 : 0}
              onClick={() => !hidden && peeking !== 'held' && props.press(slot)}
            >
              {hidden ? (
                <Back />
              ) : (
                <>
                  <span class="hidden-but-heard">
                    {nameCard(slot, able, props)}
                    {note && `, ${note.said}`}
                  </span>
                  <Face
                    rank={slot.rank}
                    paint={paintOf(slot.rank, slot.copy, state.deal, seat)}
                    showsText={showsCardText.value}
                    text={text}
                  />
                  {note && (
                    <span class="note" aria-hidden="true">
                      {note.said}
                    </span>
                  )}
                </>
              )}
            </button>
          );
        })}
        {open && swap.leaving !== null && (
          <span class="tock-card leaving" aria-hidden="true">
            <Face
              rank={swap.leaving}
              paint={paintOf(swap.leaving, 0, state.deal, seat)}
              showsText={showsCardText.value}
              text={text}
            />
          </span>
        )}
        {!open && <span class="hidden-but-heard">{word.hidden(slots.length)}</span>}
      </div>
      {veiled && slots.length > 0 && (
        <div class="tock-hold">
          <span>{text.board.hold}</span>
          <button
            type="button"
            class="plain"
            aria-pressed={peeking === 'open'}
            onClick={() => peek(peeking === 'open' ? 'no' : 'open')}
          >
            {peeking === 'open' ? word.cover : word.look}
          </button>
        </div>
      )}
    </div>
  );
}

/** The card given to the partner, or the one that came: the first and the last copy of its rank. */
function noteOf(
  { rank, copy }: Slot,
  { slots, swap, word }: FanProps,
): { readonly kind: 'given' | 'came'; readonly said: string } | null {
  if (rank === swap.given && copy === 0) return { kind: 'given', said: word.given };
  const last = slots.filter(slot => slot.rank === rank).length - 1;
  return swap.came?.rank === rank && copy === last ? { kind: 'came', said: word.from(swap.came.from) } : null;
}

function nameCard({ rank }: Slot, able: boolean, { text, word, hinted }: FanProps): string {
  const { name, does } = wordsOf(rank, text);
  const advised = rank === hinted ? `, ${text.board.hint}` : '';
  return `${name}, ${does}${able ? `, ${word.raised}` : ''}${advised}`;
}
