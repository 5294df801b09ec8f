const failed = new Set<HTMLLinkElement>();

/** Notes style sheets that do not arrive. */
export function watchStyles(): void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  document.addEventListener('error', note, { capture: true });
}

/** The bundler asks for the style sheet of a part once: after a failure it stays empty, whatever is tried later. */
export function loadStylesAgain(): void {
  for (const link of failed) link.replaceWith(link.cloneNode());
  failed.clear();
}
