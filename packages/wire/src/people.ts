import { z } from 'zod';
import { COLOUR_COUNT, PASSWORD_LENGTHS } from './constants.ts';
import { tableId } from './frames.ts';
import { personName } from './http.ts';
import { avatar, level, seat } from './values.ts';

/** Requests and answers about people who keep their games. */

export const colour = z
  .int()
  .min(0)
  .max(COLOUR_COUNT - 1)
  .describe('The colour a person has chosen');

export const profile = z.strictObject({ name: personName, avatar: avatar.nullable(), colour });
export type Profile = z.infer<typeof profile>;

/** Needed from a guest who keeps nothing yet: the first way to sign in makes a person of the guest. */
const firstProfile = profile.optional().describe('The profile of a new person');

const password = z.string().min(PASSWORD_LENGTHS.least).max(PASSWORD_LENGTHS.most);
const anyPassword = z.string().max(PASSWORD_LENGTHS.most);
const MAX_CODE = 60;
const code = z.string().min(1).max(MAX_CODE);

const time = z.iso.datetime();

export const device = z.object({
  id: z.string(),
  name: z.string().describe('Browser and system; may be empty'),
  since: time,
  seen: time.describe('About when it was last used'),
  here: z.boolean().describe('The device that asks'),
});
export type Device = z.infer<typeof device>;

export const passkeyInfo = z.object({
  id: z.string(),
  name: z.string().describe('The device it was made on'),
  made: time,
  used: time.nullable(),
});
export type PasskeyInfo = z.infer<typeof passkeyInfo>;

export const keptPerson = z.object({
  id: z.string(),
  name: z.string(),
  avatar: avatar.nullable(),
  colour,
  since: time,
  signIn: z.string().nullable().describe('The name for signing in with a password'),
  hasRecovery: z.boolean(),
  devices: z.array(device),
  passkeys: z.array(passkeyInfo),
});
export type KeptPerson = z.infer<typeof keptPerson>;
export const meAnswer = z.object({ person: keptPerson.nullable() });
export type MeAnswer = z.infer<typeof meAnswer>;

/** As the browser made it; its content is verified, not described. */
const credential = z
  .looseObject({ id: z.string().min(1).max(2_000) })
  .describe('The answer of the authenticator, as JSON (WebAuthn)');
const ticket = z.string().min(1).max(500).describe('The ticket that came with the options');
export const passkeyOptions = z.object({ ticket, options: z.looseObject({}) });
export const newPasskeyOptions = z.strictObject({ name: personName.optional() });
export const newPasskey = z.strictObject({ ticket, response: credential, profile: firstProfile });
export const passkeySignIn = z.strictObject({ ticket, response: credential });

export const newPassword = z.strictObject({
  password,
  current: anyPassword.optional().describe('The present password, to change it'),
  profile: firstProfile,
});
export const passwordSet = z.object({
  signIn: z.string(),
  recovery: z.string().nullable().describe('The recovery code, shown this once; null: the one before stays'),
});
export type PasswordSet = z.infer<typeof passwordSet>;
export const passwordSignIn = z.strictObject({ signIn: z.string().min(1).max(100), password: anyPassword });
export const recoverySignIn = z.strictObject({
  code,
  password: password.optional().describe('A new password; without one, the forgotten password is removed'),
});
export const recovered = z.object({ signIn: z.string().nullable(), recovery: z.string() });
export const recoveryCode = z.object({ recovery: z.string() });

export const newDeviceCode = z.strictObject({ profile: firstProfile });
export const deviceCode = z.object({ code: z.string(), seconds: z.int() });
export type DeviceCode = z.infer<typeof deviceCode>;
export const deviceCodeSignIn = z.strictObject({ code });
export const codePerson = z.object({ name: z.string(), avatar: avatar.nullable(), colour });
export type CodePerson = z.infer<typeof codePerson>;

export const RESULTS = ['won', 'drawn', 'lost'] as const;
const tally = { won: z.int(), drawn: z.int(), lost: z.int() };
export const resultsAnswer = z.object({
  games: z.array(z.object({ game: z.string(), ...tally })),
  opponents: z.array(
    z.object({
      game: z.string(),
      name: z.string().describe('Empty for a bot and for an erased person'),
      avatar: avatar.nullable(),
      bot: level.nullable(),
      ...tally,
    }),
  ),
  complete: z.boolean().describe('False: only the latest games are counted'),
});
export type ResultsAnswer = z.infer<typeof resultsAnswer>;

export const playedItem = z.object({
  table: tableId,
  game: z.string(),
  seat,
  people: z.array(z.string().nullable()).describe('Names by seat; null for a free seat and for a bot'),
  bots: z.array(level.nullable()),
  result: z.enum(RESULTS).nullable().describe('Null while the game runs'),
  touched: time,
});
export type PlayedItem = z.infer<typeof playedItem>;
export const playedQuery = z.object({
  skip: z.coerce.number().pipe(z.int().min(0).max(100_000)).default(0),
});
export const playedAnswer = z.object({ tables: z.array(playedItem), more: z.boolean() });
export type PlayedAnswer = z.infer<typeof playedAnswer>;
