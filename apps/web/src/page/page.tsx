import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../messages/index.ts';
import { paths } from './routes.ts';
import { SettingsButton } from './settings-button.tsx';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The frame of all screens except tables. */
export function Page({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const text = words();
  useTitle(title);
  return (
    <>
      <header class="top">
        <a class="brand plain" href={paths.home}>
          {text.brand}
        </a>
        <SettingsButton />
      </header>
      <main id="content">{children}</main>
      <footer class="foot">
        <a href={paths.person}>{text.home.mine}</a>
        <a href={paths.about}>{text.about.open}</a>
        <a href={paths.allRules}>{text.home.rules}</a>
        <a href={paths.puzzles()}>{text.home.daily}</a>
      </footer>
    </>
  );
}

/** Moves the focus to the heading of the new page, as a full page load does. */
export function useHeadingFocus(path: string): void {
  const left = useRef<string | null>(null);
  useLayoutEffect(() => {
    const first = left.current === null;
    left.current = path;
    if (first) return;
    // The new screen may still be loading: skip the old heading.
    const old = document.querySelector('h1');
    const before = document.activeElement;
    /** A person may be quicker than the screen: a focus of their own is left alone. */
    const isFree = () => [before, document.body, null].includes(document.activeElement);
    let tries = 0;
    let frame = requestAnimationFrame(function seek() {
      const heading = document.querySelector('h1');
      const fresh = heading !== null && (heading !== old || tries > 30);
      if (!fresh && tries++ < 300) frame = requestAnimationFrame(seek);
      if (fresh && isFree()) heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
}
