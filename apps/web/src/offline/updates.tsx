import { signal } from '@preact/signals';
import { words } from '../messages/index.ts';

/** A newer version that waits for a reload. */
export const waitingWorker = signal<ServiceWorker | null>(null);

/** How often an open page looks for a newer version. */
const CHECK_MS = 60 * 60 * 1000;

export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void install());
  if (document.readyState === 'complete') void install();
}

let installed = false;
async function install(): Promise<void> {
  if (installed) return;
  installed = true;
  let controlled = navigator.serviceWorker.controller !== null;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register('/sw.js');
  } catch (error) {
    // Private windows forbid workers: only offline use is lost.
    console.warn(error);
    return;
  }
  const note = () => {
    if (registration.waiting && navigator.serviceWorker.controller)
      waitingWorker.value = registration.waiting;
  };
  note();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', note);
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker needs no reload; a newer one was requested, perhaps in another tab.
    if (controlled) location.reload();
    controlled = true;
  });
  const active = (await navigator.serviceWorker.ready).active;
  active?.postMessage('fetch-rest');
  setInterval(() => void registration.update().catch(() => undefined), CHECK_MS);
}

export function takeUpdate(): void {
  waitingWorker.value?.postMessage('take-over');
}

export function UpdateNotice() {
  if (!waitingWorker.value) return null;
  const text = words().update;
  const later = () => {
    waitingWorker.value = null;
  };
  return (
    <div class="bottom-notices">
      <div class="notice" role="status">
        <span>{text.ready}</span>
        <button type="button" class="button main" onClick={takeUpdate}>
          {text.reload}
        </button>
        <button type="button" class="button" onClick={later}>
          {text.later}
        </button>
      </div>
    </div>
  );
}
