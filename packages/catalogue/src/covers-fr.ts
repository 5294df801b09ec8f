import { cover as dragons } from '@tablee/dragons/cover/fr';
import { cover as tchag } from '@tablee/tchag/cover/fr';
import { cover as tchako } from '@tablee/tchako/cover/fr';
import { cover as tchang } from '@tablee/tchang/cover/fr';
import { cover as tekao } from '@tablee/tekao/cover/fr';
import { cover as tock } from '@tablee/tock/cover/fr';
import type { GameCover } from './words.ts';

/** The home page shows all of them: one file a language. */
export const covers: { readonly [id: string]: GameCover } = { dragons, tchag, tchako, tchang, tekao, tock };
