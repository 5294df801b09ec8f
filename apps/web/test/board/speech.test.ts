import { describe, expect, it } from 'vitest';
import { openReader, pickVoice, type Speaker, type Voice } from '../../src/board/speech.ts';
import type { Language } from '../../src/settings.ts';

const voice = (lang: string, localService = false, isDefault = false): Voice => ({
  lang,
  localService,
  default: isDefault,
});

describe('the voice', () => {
  it('speaks the reader’s language, however the device spells it', () => {
    const [english, french, android] = [voice('en-US', true, true), voice('fr-CA'), voice('fr_FR', true)];
    expect(pickVoice([english, french], 'fr')).toBe(french);
    expect(pickVoice([english, french, android], 'fr')).toBe(android);
    expect(pickVoice([french, english], 'en')).toBe(english);
  });

  it('needs no network where it can, and is the device’s own choice among equals', () => {
    const [far, near, chosen] = [
      voice('fr-FR', false, true),
      voice('fr-FR', true),
      voice('fr-BE', true, true),
    ];
    expect(pickVoice([far, near], 'fr')).toBe(near);
    expect(pickVoice([far, near, chosen], 'fr')).toBe(chosen);
  });

  it('is none where nobody speaks the language', () => {
    expect(pickVoice([voice('de-DE', true, true), voice('frr')], 'fr')).toBeNull();
    expect(pickVoice([], 'en')).toBeNull();
  });
});

/** Writes down what a browser would be asked to do. */
function listen(may: () => boolean = () => true, spoken: () => Language = () => 'fr') {
  const heard: string[] = [];
  const speaker: Speaker = {
    voices: () => [voice('fr-FR'), voice('en-GB')],
    speak: (text, language, chosen) => heard.push(`${language} ${chosen?.lang}: ${text}`),
    cancel: () => heard.push('silence'),
  };
  return { heard, reader: openReader(speaker, may, spoken) };
}

describe('prompts read aloud', () => {
  it('one replaces the other, and none is left behind', () => {
    const { heard, reader } = listen();
    reader.say('Touchez une pierre');
    reader.say('Encore ?');
    reader.hush();
    reader.hush();
    expect(heard).toEqual(['fr fr-FR: Touchez une pierre', 'silence', 'fr fr-FR: Encore ?', 'silence']);
  });

  it('what there is to do waits for the news, and both end together', () => {
    const { heard, reader } = listen();
    reader.say('Vert gagne !');
    reader.add('Touchez une pierre !');
    reader.hush();
    expect(heard).toEqual(['fr fr-FR: Vert gagne !', 'fr fr-FR: Touchez une pierre !', 'silence']);
  });

  it('nothing is said while it is switched off, and what was being said ends', () => {
    let on = true;
    const { heard, reader } = listen(() => on);
    reader.say('Un');
    on = false;
    reader.say('Deux');
    reader.say('Trois');
    expect(heard).toEqual(['fr fr-FR: Un', 'silence']);
  });

  it('follows the language of the page, and an empty prompt is silence', () => {
    let spoken: Language = 'fr';
    const { heard, reader } = listen(
      () => true,
      () => spoken,
    );
    reader.say('Bonjour');
    spoken = 'en';
    reader.say('Hello');
    reader.say('');
    expect(heard).toEqual(['fr fr-FR: Bonjour', 'silence', 'en en-GB: Hello', 'silence']);
  });
});
