import { signal } from '@preact/signals';

/** What a screen reader should say now. Two regions take turns, so that the same sentence twice is said twice. */
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
