import './chat.css';
import { MAX_TALK, REACTIONS } from '@tablee/wire/constants';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../../messages/index.ts';
import { Marks } from '../../../page/mark.tsx';
import { AvatarOf } from '../../match/avatar.tsx';
import { type ChatProps, isSilent } from '../chat-button.tsx';
import { ReactionPicture } from './reaction.tsx';

/** The talk of a table, beside the board or in a sheet on a phone. */
export function Chat(props: ChatProps & { readonly reacted?: () => void }) {
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

function Lines({ conversation, looks, name, people }: ChatProps) {
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
            <AvatarOf person={people[line.seat]} /> <b>{name(line.seat)}</b> {line.text}
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
