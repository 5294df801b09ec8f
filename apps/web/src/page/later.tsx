import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../messages/index.ts';

/** `preload`: once it has resolved, the part is drawn with its screen. */
export type Later<P> = ComponentType<P> & { readonly preload: () => Promise<unknown> };

/** A part of a screen that is loaded when it is first shown. A failure is shown in its place. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let known: ComponentType<P> | null = null;
  const preload = async () => {
    known ??= await load();
    return known;
  };
  function Late(props: P) {
    const loaded = useLoaded(preload, []);
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
