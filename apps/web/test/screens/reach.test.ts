import { REACH_PROBLEM_KEYS } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/api/client.ts';
import { sayLast, sayReachError } from '../../src/screens/table/reach/requests.ts';
import { en } from '../../src/screens/table/reach/words/en.ts';
import { fr } from '../../src/screens/table/reach/words/fr.ts';

describe('problems of being told', () => {
  it('each have a sentence of their own, in both languages', () => {
    for (const text of [fr, en]) {
      const said = REACH_PROBLEM_KEYS.map(key =>
        sayReachError(
          new ApiError({ status: 400, rule: 'TABLE', key, sentence: 'as the server says it' }),
          text,
          'reach-target',
        ),
      );
      expect(new Set(said).size).toBe(REACH_PROBLEM_KEYS.length);
      expect(said).not.toContain('as the server says it');
    }
  });

  it('of the last message say whether it is tried again or has to be mended', () => {
    const { last } = fr;
    const expected: { readonly [problem: string]: string } = {
      'status-503': last.unreachable,
      'status-429': last.unreachable,
      'status-403': last.refused,
      'bad-url': last.refused,
      'unknown-host': last.unreachable,
      unreachable: last.unreachable,
      'too-slow': last.unreachable,
      redirect: last.moved,
      'private-address': last.private,
      'smtp-550': last.mailbox,
      'smtp-421': last.mailServer,
      'smtp-unreachable': last.mailServer,
    };
    for (const [problem, sentence] of Object.entries(expected))
      expect(sayLast(problem, fr), problem).toBe(sentence);
  });
});
