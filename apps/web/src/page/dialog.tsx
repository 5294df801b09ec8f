import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../messages/index.ts';
import { Icon } from './icon.tsx';

type Props = {
  readonly title: string;
  readonly open: boolean;
  readonly close: () => void;
  readonly children: ComponentChildren;
};

/** A native dialog: it traps the focus, closes with Escape and restores the focus. */
export function Dialog({ title, open, close, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const closedHere = useRef(false);
  // With the content: a dialog that is empty but still open would swallow the next key.
  useLayoutEffect(() => {
    if (open && !box.current?.open) box.current?.showModal();
    if (!open && box.current?.open) {
      closedHere.current = true;
      box.current.close();
    }
  }, [open]);
  // `open` alone decides: a dialog that closed before the next render would miss being opened again meanwhile.
  const noteCancelled = (e: Event) => {
    if (e.target !== box.current) return;
    e.preventDefault();
    close();
  };
  // The event comes late, and is news only when the browser has closed the dialog.
  const noteClosed = () => {
    if (!closedHere.current) close();
    closedHere.current = false;
  };
  const closeOutside = (e: MouseEvent) => {
    if (e.target === box.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={box}
      aria-labelledby={heading}
      onCancel={noteCancelled}
      onClose={noteClosed}
      onClick={closeOutside}
    >
      {open && (
        <>
          <div class="dialog-head">
            <h2 id={heading}>{title}</h2>
            <button type="button" class="plain" onClick={close} aria-label={words().close}>
              <Icon name="cross" />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}

type AskProps = {
  readonly title: string;
  readonly question: string | null;
  readonly yes: () => void;
  readonly close: () => void;
};

/** A confirmation for actions that cannot be undone. */
export function Confirm({ title, question, yes, close }: AskProps) {
  const text = words();
  const agree = () => {
    close();
    yes();
  };
  return (
    <Dialog title={title} open={question !== null} close={close}>
      <div class="stack">
        <p>{question}</p>
        <div class="row">
          <button type="button" class="button alarm" onClick={agree}>
            {title}
          </button>
          <button type="button" class="button" onClick={close}>
            {text.cancel}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
