import { cover as dragons } from '@tablee/dragons/cover/en';
import { cover as tchag } from '@tablee/tchag/cover/en';
import { cover as tchako } from '@tablee/tchako/cover/en';
import { cover as tchang } from '@tablee/tchang/cover/en';
import { cover as tekao } from '@tablee/tekao/cover/en';
import { cover as tock } from '@tablee/tock/cover/en';
import type { GameCover } from './words.ts';

/** The home page shows all of them: one file a language. */
export const covers: { readonly [id: string]: GameCover } = { dragons, tchag, tchako, tchang, tekao, tock };
