import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../messages/index.ts';
import { loadStylesAgain } from './failed-styles.ts';

/** `preload`: once it has resolved, the part is drawn with its screen. */
export type Later<P> = ComponentType<P> & { readonly preload: () => Promise<unknown> };

/** Between tries to load a part: on a phone the line often comes back within seconds. */
const RETRIES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** A part of a screen that is loaded when it is first shown. A failure is shown in its place until a later try succeeds. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let known: ComponentType<P> | null = null;
  const preload = async () => {
    known ??= await load();
    return known;
  };
  function Late(props: P) {
    const [tries, setTries] = useState(0);
    const loaded = useLoaded(preload, [tries]);
    useEffect(() => {
      const wait = RETRIES_MS[tries];
      if (loaded.state !== 'failed' || wait === undefined) return;
      const timer = setTimeout(() => {
        loadStylesAgain();
        setTries(tries + 1);
      }, wait);
      return () => clearTimeout(timer);
    }, [loaded]);
    const Part = known;
    if (Part) return <Part {...props} />;
    return loaded.state === 'failed' ? (
      <p class="notice" role="alert">
        {words().errors.notLoaded}
      </p>
    ) : null;
  }
  return Object.assign(Late, { preload });
}

/** A dialog loaded when it is first opened. */
export function laterDialog<P extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part = later(load);
  return function LateDialog(props: P) {
    const wanted = useRef(false);
    wanted.current ||= props.open;
    return wanted.current ? <Part {...props} /> : null;
  };
}

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

/** Loads when `keys` change. Late results of older keys are ignored. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  useEffect(() => {
    let current = true;
    load().then(
      value => current && setLoaded({ state: 'ready', value }),
      (error: unknown) => current && setLoaded({ state: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, keys);
  return loaded;
}
