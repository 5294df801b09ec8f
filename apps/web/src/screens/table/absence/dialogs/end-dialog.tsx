import { Confirm } from '../../../../page/dialog.tsx';
import type { TableSession } from '../../../../session/session.ts';
import { sayError } from '../../../problem-text.ts';
import { useWords } from '../words/index.ts';

type Props = {
  readonly session: TableSession;
  readonly open: boolean;
  readonly close: () => void;
  readonly say: (sentence: string) => void;
};

/** Ends a game that all others have left, after a question. */
export function EndDialog({ session, open, close, say }: Props) {
  const word = useWords()?.ending;
  if (!word) return null;
  return (
    <Confirm
      title={word.title}
      question={open ? word.ask : null}
      yes={() => void session.ask!('POST', 'end').catch((error: unknown) => say(sayError(error)))}
      close={close}
    />
  );
}
