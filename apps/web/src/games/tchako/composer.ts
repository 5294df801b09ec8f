import { readOptions } from '@tablee/kernel';
import type { Language } from '../../storage/settings.ts';
import type { Composer } from '../options.tsx';

const changes = {
  fr: () => import('@tablee/tchako/changes/fr'),
  en: () => import('@tablee/tchako/changes/en'),
};

export async function loadComposer(language: Language): Promise<Composer> {
  const [options, { writeCode, readCode, changesOf, advisedPoints }, said] = await Promise.all([
    // Destructuring one export lets the bundler drop the others.
    (async () => (await import('@tablee/tchako')).OPTIONS)(),
    import('@tablee/tchako/composer'),
    changes[language](),
  ]);
  return {
    writeCode: values => writeCode(readOptions(options, values)),
    readCode,
    changesOf: values => changesOf(readOptions(options, values), said),
    noteOf: option => new Map<string, string>(Object.entries(said.notes)).get(option) ?? null,
    adviceFor: values => {
      const points = advisedPoints(readOptions(options, values));
      return points === null ? null : { ...said.fewerPoints, values: { ...values, points } };
    },
  };
}
