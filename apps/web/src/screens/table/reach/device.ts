/** Web Push on this device: whether it is possible, and the subscription. */

/** `home-screen`: an iPhone or iPad, where only pages on the home screen receive notifications. */
export type DeviceState = 'ready' | 'denied' | 'home-screen' | 'insecure' | 'unsupported';

/** An iPad calls itself a Macintosh; no Macintosh has a touch screen. */
const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isOnHomeScreen = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true;

export function deviceState(): DeviceState {
  if (!isSecureContext) return 'insecure';
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (able) return Notification.permission === 'denied' ? 'denied' : 'ready';
  return isAppleMobile() && !isOnHomeScreen() ? 'home-screen' : 'unsupported';
}

export type Subscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};
export type Subscribing = Subscription | 'denied' | 'dismissed' | 'unsupported' | 'failed';

/** Called by a tap: browsers ask for a permission at no other time. */
export async function subscribe(key: string): Promise<Subscribing> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  // A private window has no worker, and would wait for one for ever.
  if (!(await navigator.serviceWorker.getRegistration())) return 'unsupported';
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const made = await subscribeWith(pushManager, key);
    const { endpoint, keys } = made.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : 'failed';
  } catch (error) {
    console.warn(error);
    return 'failed';
  }
}

async function subscribeWith(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    // Subscribed with another key: the data of this server was begun anew.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

/** The address of this device at its push service; null without a subscription. */
export async function ownEndpoint(): Promise<string | null> {
  if (deviceState() !== 'ready') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}
