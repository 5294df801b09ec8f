import './chat.css';
import type { Seat } from '@tablee/kernel';
import { MAX_TALK, REACTIONS } from '@tablee/wire/reactions';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeatLook } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import { Dialog } from '../../page/dialog.tsx';
import { Icon } from '../../page/icon.tsx';
import { announce } from '../../page/live.tsx';
import { Marks } from '../../page/mark.tsx';
import type { Conversation } from '../../table/conversation.ts';
import { ReactionPicture } from './reaction.tsx';

type Props = {
  readonly conversation: Conversation;
  readonly own: Seat | null;
  readonly looks: readonly SeatLook[];
  readonly name: (seat: Seat) => string;
};

/** Whoever watches where nobody has said anything has nothing to read and nothing to say. */
const isSilent = ({ closed, lines }: Conversation): boolean =>
  closed.value === 'watching' && lines.value.length === 0;

/** What was said, and what can be said now: beside the board, or on the sheet a phone opens. */
export function Chat(props: Props & { readonly reacted?: () => void }) {
  const { conversation, own, reacted } = props;
  const text = words().chat;
  const closed = conversation.closed.value;
  if (isSilent(conversation)) return null;
  return (
    <div class="chat">
      <Lines {...props} />
      {own !== null && (
        <ul class="reactions" aria-label={text.react}>
          {REACTIONS.map(reaction => (
            <li key={reaction}>
              <button
                type="button"
                class="reaction"
                onClick={() => {
                  conversation.react(reaction);
                  reacted?.();
                }}
              >
                <ReactionPicture of={reaction} />
                <span>{text.reactions[reaction]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {closed === null ? (
        <Writing say={conversation.say} />
      ) : (
        <p class="chat-closed">{text.closed[closed]}</p>
      )}
    </div>
  );
}

function Lines({ conversation, looks, name }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const lines = conversation.lines.value;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
    <ol class="lines" ref={list} tabIndex={0} aria-label={words().chat.title}>
      {lines.map(line => (
        <li key={line.n}>
          <Marks shapes={looks[line.seat]?.shapes ?? []} />
          <span>
            <b>{name(line.seat)}</b> {line.text}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Writing({ say }: { readonly say: (text: string) => void }) {
  const text = words().chat;
  const [draft, setDraft] = useState('');
  const send = () => {
    const said = draft.trim();
    if (said === '') return;
    say(said);
    setDraft('');
  };
  return (
    <form
      class="writing"
      onSubmit={e => {
        e.preventDefault();
        send();
      }}
    >
      <input
        aria-label={text.write}
        placeholder={text.write}
        maxLength={MAX_TALK}
        autocomplete="off"
        enterkeyhint="send"
        value={draft}
        onInput={e => setDraft(e.currentTarget.value)}
      />
      <button type="submit" class="button main">
        {text.send}
      </button>
    </form>
  );
}

/** The way to the sheet, where there is no room beside the board. Counts what was said while it was closed. */
export function ChatButton(props: Props) {
  const { conversation } = props;
  const text = words().chat;
  const [open, setOpen] = useState(false);
  const newest = conversation.lines.value.at(-1)?.n ?? 0;
  const [read, setRead] = useState(newest);
  useEffect(() => {
    if (open) setRead(newest);
  }, [open, newest]);
  useSpokenTalk(props);
  const unread = conversation.lines.value.filter(l => l.n > read && l.seat !== props.own).length;
  if (isSilent(conversation)) return null;
  return (
    <>
      <button
        type="button"
        class="plain chat-button"
        aria-label={unread > 0 ? `${text.open} (${text.unread(unread)})` : text.open}
        onClick={() => setOpen(true)}
      >
        <Icon name="talk" />
        {unread > 0 && <span class="unread">{unread}</span>}
      </button>
      <Dialog title={text.title} open={open} close={() => setOpen(false)}>
        <Chat {...props} reacted={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Says aloud what others say and show. */
function useSpokenTalk({ conversation, own, name }: Props): void {
  const text = words().chat;
  const { lines, reactions } = conversation;
  const newest = lines.value.at(-1)?.n ?? 0;
  const heard = useRef(newest);
  useEffect(() => {
    const fresh = lines.peek().filter(l => l.n > heard.current && l.seat !== own);
    heard.current = newest;
    if (fresh.length > 0) announce(fresh.map(l => text.said(name(l.seat), l.text)).join(' '));
  }, [newest]);
  const shown = reactions.value;
  const seen = useRef(0);
  useEffect(() => {
    for (const [seat, { reaction, k }] of shown) {
      if (k <= seen.current) continue;
      seen.current = k;
      if (seat !== own) announce(text.said(name(seat), text.reactions[reaction]));
    }
  }, [shown]);
}
