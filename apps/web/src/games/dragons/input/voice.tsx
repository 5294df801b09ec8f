import { canSpeak, sayAloud } from '../../../board/speech/speech.ts';
import { aloud, sound } from '../../../storage/settings.ts';
import { Again, Voice } from '../art/icons.tsx';
import type { Words } from '../text/words.ts';

type Props = { readonly sentence: string | null; readonly word: Words };

/** Buttons in two corners of the board: repeat the sentence, and switch reading aloud on or off. */
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
