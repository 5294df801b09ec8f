import type { ComponentType } from 'preact';
import lazy from 'preact-iso/lazy';
import { LoadFailed } from './fallbacks.tsx';

/** A lazily loaded screen. If its file does not load, the page shows a notice. */
export const screen = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => load().catch((): ComponentType<P> => LoadFailed));
