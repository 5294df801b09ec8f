import { canSpeak, sayAloud } from '../../board/speech/speech.ts';
import { aloud, sound } from '../../settings.ts';
import { Again, Voice } from './art/signs.tsx';
import type { Words } from './words.ts';

type Props = { readonly sentence: string | null; readonly word: Words };

/** In the corners where no stone lies: say it again, and whether anything is said at all. */
export function VoiceButtons({ sentence, word }: Props) {
  if (!canSpeak || sound.value === 'off') return null;
  const on = aloud.value === 'on';
  return (
    <>
      {on && sentence !== null && (
        <button
          type="button"
          class="dragons-voice left"
          aria-label={word.sayAgain}
          title={word.sayAgain}
          onClick={() => sayAloud(sentence)}
        >
          <Again />
        </button>
      )}
      <button
        type="button"
        class="dragons-voice right"
        role="switch"
        aria-checked={on}
        aria-label={word.aloud}
        title={word.aloud}
        onClick={() => {
          aloud.value = on ? 'off' : 'on';
        }}
      >
        <Voice on={on} />
      </button>
    </>
  );
}
