import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { words } from '../messages/index.ts';
import { paths } from '../routes.ts';
import { SettingsButton } from './switches.tsx';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** A page to read: brand, settings, content, foot. A table brings its own frame. */
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
        <a href={paths.about}>{text.about.open}</a>
        <a href={paths.rules('tchag')}>{text.home.rules}</a>
      </footer>
    </>
  );
}

/** Brings the reader to the new page's heading, as a full load would. */
export function useArrival(path: string): void {
  useLayoutEffect(() => {
    if (!arrived) {
      arrived = true;
      return;
    }
    document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true });
  }, [path]);
}
let arrived = false;
