import { LANGUAGES } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { BadConfig, readConfig } from '../src/common/config.ts';
import { terminalLanguage } from '../src/common/terminal-language.ts';
import { HOST_WORDS } from '../src/host-words.ts';
import { explainStart } from '../src/serve.ts';
import { StoreError, StoreUnusable } from '../src/store/store.ts';

function configError(env: { readonly [name: string]: string }): unknown {
  try {
    return readConfig(env);
  } catch (e) {
    return e;
  }
}
const codeError = (code: string): Error => Object.assign(new Error(code), { code });

describe('what a host reads on the terminal', () => {
  it('is in the language of the terminal', () => {
    expect(terminalLanguage({ LANG: 'fr_BE.UTF-8' })).toBe('fr');
    expect(terminalLanguage({ LANG: 'fr_BE.UTF-8', LC_ALL: 'C' })).toBe('en');
    expect(terminalLanguage({ LC_MESSAGES: 'fr', LC_ALL: '' })).toBe('fr');
    expect(terminalLanguage({})).toBe('en');
  });

  it.each<[error: unknown, english: RegExp, french: RegExp]>([
    [
      configError({ PORT: 'eighty' }),
      /^PORT must be a port number from 0 to 65535; "eighty" is not\.$/,
      /^PORT doit être un numéro de port de 0 à 65535 ; « eighty » ne convient pas\.$/,
    ],
    [
      configError({ TABLEE_SEED: 'x' }),
      /^TABLEE_SEED makes all luck predictable/,
      /^Avec TABLEE_SEED, tout le hasard est prévisible/,
    ],
    [
      configError({ DATABASE_URL: 'mysql://ann:secret@h/d' }),
      /^DATABASE_URL must be the URL of a PostgreSQL database, such as \S+\.$/,
      /^DATABASE_URL doit être l’URL d’une base PostgreSQL, comme \S+\.$/,
    ],
    [
      new StoreUnusable({ key: 'in-use', folder: 'd' }),
      /^Another Tablée server is using the data folder "d"\./,
      /^Un autre serveur Tablée utilise le dossier de données « d »\./,
    ],
    [
      new StoreUnusable({ key: 'unusable', folder: 'd', detail: 'no rights' }),
      /^The data folder "d" cannot be used: no rights\.$/,
      /^Le dossier de données « d » ne peut pas être utilisé\. Message du système : « no rights »\.$/,
    ],
    [
      new StoreUnusable({ key: 'newer', format: 9, known: 5 }),
      /newer Tablée \(format 9; this one knows 5\)/,
      /Tablée plus récent \(format 9 ; celui-ci connaît 5\)/,
    ],
    [
      new StoreError('failed', 'odd'),
      /^The database cannot be read \(odd\)/,
      /^La base .* illisible \(« odd »\)/,
    ],
    [codeError('EADDRINUSE'), /^Port 81 is taken/, /^Le port 81 est déjà pris/],
    [codeError('EACCES'), /^This user may not use port 81/, /^Cet utilisateur n’a pas le droit/],
    [codeError('ENOTFOUND'), /^HOST is not an address/, /^HOST n’est pas une adresse/],
  ])('explains %s in both languages', (error, english, french) => {
    expect(explainStart(error, '81', 'en')).toMatch(english);
    expect(explainStart(error, '81', 'fr')).toMatch(french);
  });

  it('is the stack for an error of the program', () => {
    for (const language of LANGUAGES) expect(explainStart(new TypeError('x'), '81', language)).toBeNull();
  });

  it('names every setting in French', () => {
    const names = ['HOST', 'TABLEE_LOG', 'TABLEE_METRICS', 'TABLEE_ORIGIN'];
    for (const name of names) {
      const error = configError({ [name]: '\u0000'.repeat(300) });
      expect(error).toBeInstanceOf(BadConfig);
      expect(explainStart(error, '', 'fr')).toMatch(new RegExp(`^${name} doit être \\S`));
    }
  });

  it('warns of lost pages and of predictable luck', () => {
    const warning = { key: 'lost-pages', pages: 1, sentence: 'lost' } as const;
    expect(HOST_WORDS.en.warning(warning)).toBe('lost');
    expect(HOST_WORDS.fr.warning(warning)).toContain('environ 1 page des');
    expect(HOST_WORDS.fr.rehearsal).toContain('TABLEE_SEED');
  });
});
