import './chat/chat.css';
import type { Seat } from '@tablee/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeatLook } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import { Dialog } from '../../page/dialog.tsx';
import { Icon } from '../../page/icon.tsx';
import { later } from '../../page/later.tsx';
import { announce } from '../../page/live.tsx';
import type { Conversation } from '../../session/remote/talk.ts';
import type { SeatInfo } from '../../session/session.ts';
import { language } from '../../storage/settings.ts';

export const Chat = later(async () => (await import('./chat/chat.tsx')).Chat);

export type ChatProps = {
  readonly conversation: Conversation;
  readonly own: Seat | null;
  readonly looks: readonly SeatLook[];
  readonly name: (seat: Seat) => string;
  readonly people: readonly SeatInfo[];
};

/** A spectator of a table without talk has nothing to read or write. */
export const isSilent = ({ closed, lines }: Conversation): boolean =>
  closed.value === 'watching' && lines.value.length === 0;

/** Opens the talk where there is no room beside the board. Counts unread lines. */
export function ChatButton(props: ChatProps) {
  const { conversation } = props;
  const text = words().chat;
  const [open, setOpen] = useState(false);
  const newest = conversation.lines.value.at(-1)?.n ?? 0;
  const [read, setRead] = useState(newest);
  useEffect(() => {
    if (open) setRead(newest);
  }, [open, newest]);
  useTalkAnnouncements(props);
  const unread = conversation.lines.value.filter(l => l.n > read && l.seat !== props.own).length;
  if (isSilent(conversation)) return null;
  return (
    <>
      <button
        type="button"
        class="plain worded chat-button"
        aria-label={unread > 0 ? `${text.open} (${text.unread(unread)})` : text.open}
        onClick={() => setOpen(true)}
      >
        <Icon name="talk" />
        <span>{{ fr: 'Parler', en: 'Talk' }[language.value]}</span>
        {unread > 0 && <span class="unread">{unread}</span>}
      </button>
      <Dialog title={text.title} open={open} close={() => setOpen(false)}>
        <Chat {...props} reacted={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Announces lines and reactions of others. */
function useTalkAnnouncements({ conversation, own, name }: ChatProps): void {
  const text = words().chat;
  const { lines, reactions } = conversation;
  const newest = lines.value.at(-1)?.n ?? 0;
  const announcedTo = useRef(newest);
  useEffect(() => {
    const fresh = lines.peek().filter(l => l.n > announcedTo.current && l.seat !== own);
    announcedTo.current = newest;
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
