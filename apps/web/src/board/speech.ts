import { useEffect } from 'preact/hooks';
import { aloud, type Language, language, sound } from '../settings.ts';

/** Prompts read aloud by the device's own voice, for whoever cannot read yet. Where there is no voice, there is silence. */

export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** The voice for a language: one that needs no network first, then the device's own choice; null where none speaks it. */
export function pickVoice<V extends Voice>(voices: readonly V[], spoken: Language): V | null {
  const fit = voices.filter(voice => voice.lang.toLowerCase().split(/[-_]/)[0] === spoken);
  const worth = (voice: V): number => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return fit.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** The part of the browser that speaks; tests bring their own. */
export type Speaker<V extends Voice = Voice> = {
  readonly voices: () => readonly V[];
  readonly speak: (text: string, spoken: Language, voice: V | null) => void;
  readonly cancel: () => void;
};

export type Reader = {
  /** Says this now, instead of what is being said. */
  readonly say: (text: string) => void;
  /** Says this after what is being said. */
  readonly add: (text: string) => void;
  readonly hush: () => void;
};

/** Says nothing while `may` forbids it: switched off, or nobody has touched the page yet. */
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

/** A little slower than for grown-ups. */
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

/** Browsers are silent before a touch, and a page that speaks by itself would frighten. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;
const isWanted = (): boolean => aloud.value === 'on' && sound.value === 'on' && isTouched();

const speaker = openSpeaker();
const reader = speaker && openReader(speaker, isWanted, () => language.value);

/** This device has a voice: only then is there anything to switch. */
export const canSpeak: boolean = reader !== null;

export const sayAloud = (text: string): void => reader?.say(text);
/** After what is being said. */
export const addAloud = (text: string): void => reader?.add(text);

type Read = {
  /** Which entry is shown. */
  readonly n: number;
  /** What has just been seen; it takes the place of what is being said. */
  readonly news: string | null;
  /** What there is to do; it comes after the news, and falls silent as soon as it is done. */
  readonly task: string | null;
};

/** Reads aloud whenever something is new, each thing once. */
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
