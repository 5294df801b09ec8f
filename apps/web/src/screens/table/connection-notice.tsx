import { signal } from '@preact/signals';
import { words } from '../../messages/index.ts';
import type { TableSession } from '../../session/session.ts';

const online = signal(navigator.onLine);
addEventListener('online', () => {
  online.value = true;
});
addEventListener('offline', () => {
  online.value = false;
});

/** Says honestly how things stand with the referee; silent while all is well. */
export function DoorNotice({ session }: { readonly session: TableSession }) {
  const door = session.connection.value;
  if (door === 'open') return null;
  const text = words().door;
  return (
    <p class="notice door" role="status">
      {online.value || door === 'opening' ? text[door] : text.offline}
    </p>
  );
}
