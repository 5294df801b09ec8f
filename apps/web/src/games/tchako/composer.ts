import { readOptions } from '@tablee/kernel';
import type { Language } from '../../storage/settings.ts';
import type { Composer } from '../options.tsx';

const changes = {
  fr: async () => (await import('@tablee/tchako/changes/fr')).changes,
  en: async () => (await import('@tablee/tchako/changes/en')).changes,
};

export async function loadComposer(language: Language): Promise<Composer> {
  const [options, { writeCode, readCode, changesOf }, said] = await Promise.all([
    // Destructuring one export lets the bundler drop the others.
    (async () => (await import('@tablee/tchako')).OPTIONS)(),
    import('@tablee/tchako/composer'),
    changes[language](),
  ]);
  return {
    writeCode: values => writeCode(readOptions(options, values)),
    readCode,
    changesOf: values => changesOf(readOptions(options, values), { changes: said }),
  };
}
