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

/** Shows connection problems; empty while the connection is open. */
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
