import './share.css';
import type { Timeline } from '@tablee/table';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../page/dialog.tsx';
import { Chips } from '../../page/forms/chips.tsx';
import { canShareFile, copyText, saveFile, shareFile } from '../../page/forms/share.ts';
import { Icon } from '../../page/icon.tsx';
import { announce } from '../../page/live.tsx';
import { language } from '../../storage/settings.ts';
import { turnEntries } from './frames.ts';
import { makeClip, makePicture } from './make.ts';
import { openPicture, type PublicPicture } from './public-picture.ts';
import { useWords, type Words } from './words/index.ts';

const KINDS = ['picture', 'clip'] as const;
type Kind = (typeof KINDS)[number];

type Props = {
  readonly open: boolean;
  readonly close: () => void;
  readonly steps: Timeline;
  /** The entry shown. */
  readonly at: number;
  readonly bottom: number;
  /** The name of the game. */
  readonly game: string;
  /** The id of a table by link; null for others. */
  readonly table?: string | null;
};

/** A picture of the board, or a clip of the turn that led here, to be sent or kept. */
export function ShareDialog(props: Props) {
  const word = useWords();
  if (!word) return null;
  return (
    <Dialog title={word.title} open={props.open} close={props.close}>
      <Sharing {...props} word={word} />
    </Dialog>
  );
}

type Made =
  | { readonly state: 'making'; readonly part: number }
  | { readonly state: 'made'; readonly kind: Kind; readonly file: File; readonly url: string }
  | { readonly state: 'nothing' }
  | { readonly state: 'failed' };

const NAMES: { readonly [K in Kind]: string } = { picture: 'png', clip: 'gif' };

async function make(
  shared: PublicPicture,
  kind: Kind,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<File | null> {
  if (kind === 'clip' && turnEntries(shared).length === 0) return null;
  const blob = kind === 'picture' ? await makePicture(shared) : await makeClip(shared, progress, signal);
  const { game, n } = shared.steps[shared.at]!.match;
  return new File([blob], `tablee-${game.id}-${n}.${NAMES[kind]}`, { type: blob.type });
}

function useMade({ steps, at, bottom }: Props, kind: Kind): Made {
  const [made, setMade] = useState<Made>({ state: 'making', part: 0 });
  useEffect(() => {
    const abort = new AbortController();
    let url: string | null = null;
    setMade({ state: 'making', part: 0 });
    const progress = (part: number): void => {
      if (!abort.signal.aborted) setMade({ state: 'making', part });
    };
    openPicture(steps, at, bottom)
      .then(shared => make(shared, kind, progress, abort.signal))
      .then(
        file => {
          if (abort.signal.aborted) return;
          if (file) url = URL.createObjectURL(file);
          setMade(file && url ? { state: 'made', kind, file, url } : { state: 'nothing' });
        },
        (error: unknown) => {
          if (abort.signal.aborted) return;
          console.error(error);
          setMade({ state: 'failed' });
        },
      );
    return () => {
      abort.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [kind, at, bottom]);
  return made;
}

function Sharing(props: Props & { readonly word: Words }) {
  const { word, game, table = null } = props;
  const [kind, setKind] = useState<Kind>('picture');
  const [said, setSaid] = useState('');
  const made = useMade(props, kind);
  const percent = (part: number) => part.toLocaleString(language.value, { style: 'percent' });
  const save = (file: File) => {
    saveFile(file.name, file);
    setSaid(word.saved);
    announce(word.saved);
  };
  const copyCode = async () => {
    const code = `<iframe src="${location.origin}/embed/${table}" width="560" height="700" title="Tablée" style="border:0"></iframe>`;
    setSaid(await copyText(code, word.embedCopied));
  };
  return (
    <div class="sharing">
      <Chips
        legend={word.title}
        of={KINDS}
        chosen={kind}
        choose={chosen => {
          setSaid('');
          setKind(chosen);
        }}
        label={k => word[k]}
      />
      <div class="shared" data-testid="shared">
        {made.state === 'made' && <img src={made.url} alt={word.alt[made.kind](game)} />}
        {made.state === 'making' && <p role="status">{word.making(percent(made.part))}</p>}
        {made.state === 'failed' && <p role="alert">{word.failed}</p>}
        {made.state === 'nothing' && <p role="status">{word.nothing}</p>}
      </div>
      <p class="note">{word.note}</p>
      {made.state === 'made' && (
        <div class="row">
          {canShareFile(made.file) && (
            <button
              type="button"
              class="button main"
              onClick={() => void shareFile(made.file, game).then(shared => !shared && save(made.file))}
            >
              <Icon name="share" />
              {word.share}
            </button>
          )}
          <button type="button" class="button" onClick={() => save(made.file)}>
            <Icon name="save" />
            {word.save}
          </button>
        </div>
      )}
      {table !== null && (
        <button type="button" class="button" title={word.embedHint} onClick={() => void copyCode()}>
          <Icon name="copy" />
          {word.embed}
        </button>
      )}
      {said && <p>{said}</p>}
    </div>
  );
}
