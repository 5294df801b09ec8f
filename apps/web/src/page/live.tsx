import { signal } from '@preact/signals';

/** The text for screen readers. Two regions alternate, so that a repeated sentence is announced again. */
const said = signal<{ readonly text: string; readonly odd: boolean }>({ text: '', odd: false });

export function announce(text: string): void {
  said.value = { text, odd: !said.peek().odd };
}

export function Live() {
  const { text, odd } = said.value;
  return (
    <div class="hidden-but-heard" data-testid="live">
      <div role="status">{odd ? text : ''}</div>
      <div role="status">{odd ? '' : text}</div>
    </div>
  );
}
