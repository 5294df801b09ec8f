import type { GameRecord, Match, Seal, Seat } from '@tablee/kernel';
import { isOpen, type Timeline } from '@tablee/table';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { words } from '../../messages/index.ts';
import { copyText, saveFile, shareLink } from '../../page/forms/share.ts';
import { Icon } from '../../page/icon.tsx';
import { laterDialog } from '../../page/later.tsx';
import { paths } from '../../page/routes.ts';
import { adoptRecord } from '../../session/local/adopt.ts';
import { AnalyseButton } from '../analysis/entry/analyse-button.tsx';
import { Seals, sayVerdict } from '../table/dialogs/seals.tsx';
import type { Words } from './words/index.ts';

const ShareDialog = laterDialog(async () => (await import('../share/share-dialog.tsx')).ShareDialog);

type Props = {
  readonly steps: Timeline;
  readonly bottom: Seat;
  readonly game: string;
  /** The position shown, at entry `at`. */
  readonly match: Match;
  readonly at: number;
  /** The position at the end of the log. */
  readonly last: Match;
  readonly title: string;
  readonly word: Words;
  readonly seals: readonly Seal[];
  readonly record: () => Promise<GameRecord>;
  readonly share: (n: number) => Promise<string>;
  readonly tell: (sentence: string) => void;
  /** Shows a sentence that was announced already. */
  readonly show: (sentence: string) => void;
};

/** What can be done with a game that is replayed: share, save, copy, go on, analyse, verify. */
export function ReplayActions({ match, at, last, seals, record, share, tell, show, ...props }: Props) {
  const text = words();
  const { title, word } = props;
  const [sharing, setSharing] = useState(false);
  const { route } = useLocation();
  const save = async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`tablee-${match.game.id}-${day}.json`, `${JSON.stringify(await record(), null, 1)}\n`);
  };
  /** A new game from this position: later entries are removed. */
  const goOn = async () => {
    const { outcome: _, ...whole } = await record();
    const cut = { ...whole, entries: whole.entries.slice(0, at) };
    route(paths.local(adoptRecord(cut).id));
  };
  const closed = isOpen(last) ? null : text.menu.closed;
  /** Actions that reveal the whole game are disabled until nothing is secret. */
  const openly = (act: () => void) => () => (closed ? tell(closed) : act());
  const check = async () => {
    tell(text.menu.verifying);
    tell(await sayVerdict(last.game, record));
  };
  return (
    <>
      <div class="replay-actions">
        <button
          type="button"
          class="button"
          aria-disabled={closed !== null}
          onClick={openly(
            () =>
              void share(at)
                .then(url => shareLink(url, title))
                .then(show),
          )}
        >
          <Icon name="share" />
          {word.shareHere}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={closed !== null}
          onClick={openly(() => void save())}
        >
          <Icon name="save" />
          {word.export}
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            void copyText(match.game.writeState(match.state), text.menu.positionCopied).then(show)
          }
        >
          <Icon name="copy" />
          {word.position}
        </button>
        <button type="button" class="button" onClick={() => setSharing(true)}>
          <Icon name="share" />
          {word.sharePicture}
        </button>
        {!match.outcome && (
          <button
            type="button"
            class="button"
            title={word.goOnHint}
            aria-disabled={closed !== null}
            onClick={openly(() => void goOn())}
          >
            <Icon name="people" />
            {word.goOn}
          </button>
        )}
        {last.outcome && <AnalyseButton record={record} at={at} />}
        {match.game.traits.luck && (
          <button
            type="button"
            class="button"
            aria-disabled={closed !== null}
            onClick={() => (closed ? tell(text.menu.verifyLater) : void check())}
          >
            <Icon name="seal" />
            {word.verify}
          </button>
        )}
      </div>
      {match.game.traits.luck && <Seals seals={seals} />}
      <ShareDialog
        open={sharing}
        close={() => setSharing(false)}
        steps={props.steps}
        at={at}
        bottom={props.bottom}
        game={props.game}
      />
    </>
  );
}
