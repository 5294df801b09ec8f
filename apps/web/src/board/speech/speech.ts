import { useEffect } from 'preact/hooks';
import { aloud, type Language, language, sound } from '../../storage/settings.ts';

export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** The voice for a language: local voices first, then the device's default; null if there is none. */
export function pickVoice<V extends Voice>(voices: readonly V[], spoken: Language): V | null {
  const fit = voices.filter(voice => voice.lang.toLowerCase().split(/[-_]/)[0] === spoken);
  const worth = (voice: V): number => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return fit.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** The browser's speech API; tests provide their own. */
export type Speaker<V extends Voice = Voice> = {
  readonly voices: () => readonly V[];
  readonly speak: (text: string, spoken: Language, voice: V | null) => void;
  readonly cancel: () => void;
};

export type Reader = {
  /** Interrupts the current text. */
  readonly say: (text: string) => void;
  /** Queues after the current text. */
  readonly add: (text: string) => void;
  readonly hush: () => void;
};

/** Reads texts aloud while `may` returns true. */
export function openReader<V extends Voice>(
  speaker: Speaker<V>,
  may: () => boolean,
  spoken: () => Language,
): Reader {
  let saying = false;
  const hush = (): void => {
    if (saying) speaker.cancel();
    saying = false;
  };
  const add = (text: string): void => {
    if (text === '' || !may()) return;
    speaker.speak(text, spoken(), pickVoice(speaker.voices(), spoken()));
    saying = true;
  };
  return {
    say(text) {
      hush();
      add(text);
    },
    add,
    hush,
  };
}

/** Slightly slow, for children. */
const RATE = 0.95;

function openSpeaker(): Speaker<SpeechSynthesisVoice> | null {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined') return null;
  return {
    voices: () => speechSynthesis.getVoices(),
    speak(text, spoken, voice) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = voice?.lang ?? (spoken === 'fr' ? 'fr-FR' : 'en-GB');
      utterance.voice = voice;
      utterance.rate = RATE;
      speechSynthesis.speak(utterance);
    },
    cancel: () => speechSynthesis.cancel(),
  };
}

/** Browsers allow speech only after user input. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;
const isWanted = (): boolean => aloud.value === 'on' && sound.value === 'on' && isTouched();

const speaker = openSpeaker();
const reader = speaker && openReader(speaker, isWanted, () => language.value);

/** Whether this device can speak. */
export const canSpeak: boolean = reader !== null;

export const sayAloud = (text: string): void => reader?.say(text);
/** Queues after the current text. */
export const addAloud = (text: string): void => reader?.add(text);

type Read = {
  /** The number of the shown entry. */
  readonly n: number;
  /** What has just happened; it interrupts the current text. */
  readonly news: string | null;
  /** What the player has to do; read after the news, stopped when it changes. */
  readonly task: string | null;
};

/** Reads news and task aloud when they change, if the player has switched it on. */
export function useReadAloud({ n, news, task }: Read): void {
  const on = aloud.value === 'on' && sound.value === 'on';
  useEffect(() => {
    if (on && news !== null) reader?.say(news);
  }, [on, n, news]);
  useEffect(() => {
    if (!on || task === null) return;
    reader?.add(task);
    return () => reader?.hush();
  }, [on, n, task]);
  useEffect(() => () => reader?.hush(), [on]);
}
