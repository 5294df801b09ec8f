import { describe, expect, it } from 'vitest';
import { openReader, pickVoice, type Speaker, type Voice } from '../../src/board/speech/speech.ts';
import type { Language } from '../../src/storage/settings.ts';

const voice = (lang: string, localService = false, isDefault = false): Voice => ({
  lang,
  localService,
  default: isDefault,
});

describe('pickVoice', () => {
  it('matches the language with any spelling of the tag', () => {
    const [english, french, android] = [voice('en-US', true, true), voice('fr-CA'), voice('fr_FR', true)];
    expect(pickVoice([english, french], 'fr')).toBe(french);
    expect(pickVoice([english, french, android], 'fr')).toBe(android);
    expect(pickVoice([french, english], 'en')).toBe(english);
  });

  it('prefers local voices, then the default voice', () => {
    const [far, near, chosen] = [
      voice('fr-FR', false, true),
      voice('fr-FR', true),
      voice('fr-BE', true, true),
    ];
    expect(pickVoice([far, near], 'fr')).toBe(near);
    expect(pickVoice([far, near, chosen], 'fr')).toBe(chosen);
  });

  it('returns null without a voice for the language', () => {
    expect(pickVoice([voice('de-DE', true, true), voice('frr')], 'fr')).toBeNull();
    expect(pickVoice([], 'en')).toBeNull();
  });
});

/** A reader with a fake speaker that records its calls. */
function listen(may: () => boolean = () => true, spoken: () => Language = () => 'fr') {
  const heard: string[] = [];
  const speaker: Speaker = {
    voices: () => [voice('fr-FR'), voice('en-GB')],
    speak: (text, language, chosen) => heard.push(`${language} ${chosen?.lang}: ${text}`),
    cancel: () => heard.push('silence'),
  };
  return { heard, reader: openReader(speaker, may, spoken) };
}

describe('reading aloud', () => {
  it('say interrupts; hush stops once', () => {
    const { heard, reader } = listen();
    reader.say('Touchez une pierre');
    reader.say('Encore ?');
    reader.hush();
    reader.hush();
    expect(heard).toEqual(['fr fr-FR: Touchez une pierre', 'silence', 'fr fr-FR: Encore ?', 'silence']);
  });

  it('add queues after say; hush stops both', () => {
    const { heard, reader } = listen();
    reader.say('Vert gagne !');
    reader.add('Touchez une pierre !');
    reader.hush();
    expect(heard).toEqual(['fr fr-FR: Vert gagne !', 'fr fr-FR: Touchez une pierre !', 'silence']);
  });

  it('says nothing while it is switched off, and stops the current text', () => {
    let on = true;
    const { heard, reader } = listen(() => on);
    reader.say('Un');
    on = false;
    reader.say('Deux');
    reader.say('Trois');
    expect(heard).toEqual(['fr fr-FR: Un', 'silence']);
  });

  it('follows the language of the page; an empty text is silence', () => {
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
