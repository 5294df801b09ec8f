import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { laterDialog } from '../../page/later.tsx';

const RulesDialog = laterDialog(async () => (await import('../rules/rules.tsx')).RulesDialog);

export type RulesOverBoard = {
  /** Opens the rules, at one rule or at the start. */
  readonly open: (rule: string | null) => void;
  /** For a link to the rules page: opens the dialog instead of leaving the board. */
  readonly onLink: (rule: string | null) => (event: MouseEvent) => void;
  readonly dialog: ComponentChildren;
};

/** The rules in a dialog over a board. `back`: the words of the button that closes it. */
export function useRulesDialog(game: string, back?: string): RulesOverBoard {
  const [shown, setShown] = useState<{ readonly rule: string | null } | null>(null);
  const open = (rule: string | null): void => setShown({ rule });
  return {
    open,
    onLink: rule => event => {
      // With a modifier key the link opens another tab.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      // The router listens on the window and ignores `defaultPrevented`.
      event.stopPropagation();
      open(rule);
    },
    dialog: (
      <RulesDialog
        game={game}
        rule={shown?.rule ?? null}
        open={shown !== null}
        close={() => setShown(null)}
        {...(back !== undefined && { back })}
      />
    ),
  };
}
