import type {
  CodePerson,
  DeviceCode,
  MeAnswer,
  PasswordSet,
  PlayedAnswer,
  Profile,
  ResultsAnswer,
} from '@tablee/wire';
import { call, send } from '../../api/client.ts';

/** Requests about a person. Each throws an ApiError. */

const post = <T>(path: string, body: object = {}): Promise<T> => call(`/api/${path}`, null, body);
const put = <T>(path: string, body: object): Promise<T> => call(`/api/${path}`, null, body, 'PUT');
const remove = (path: string): Promise<unknown> => call(`/api/${path}`, null, {}, 'DELETE');

/** The options of a WebAuthn ceremony and the ticket that goes back with its result. */
export type Ceremony<O> = { readonly ticket: string; readonly options: O };

export const askNewPasskey = <O>(name: string): Promise<Ceremony<O>> =>
  post('me/passkeys/options', name === '' ? {} : { name });
/** With a profile from a guest who keeps nothing yet. */
export const sendNewPasskey = (ticket: string, response: object, profile: Profile | null): Promise<unknown> =>
  post('me/passkeys', { ticket, response, ...(profile && { profile }) });
export const removePasskey = (id: string): Promise<unknown> =>
  remove(`me/passkeys/${encodeURIComponent(id)}`);
export const askPasskey = <O>(): Promise<Ceremony<O>> => post('sign-in/passkey/options');
export const sendPasskey = (ticket: string, response: object): Promise<unknown> =>
  post('sign-in/passkey', { ticket, response });

export const setPassword = (choice: {
  readonly password: string;
  readonly current?: string;
  readonly profile?: Profile;
}): Promise<PasswordSet> => put('me/password', choice);
export const signInByPassword = (signIn: string, password: string): Promise<unknown> =>
  post('sign-in/password', { signIn, password });
export const signInByRecovery = (
  code: string,
  password: string,
): Promise<{ readonly signIn: string | null; readonly recovery: string }> =>
  post('sign-in/recovery', { code, ...(password !== '' && { password }) });
export const newRecovery = (): Promise<{ readonly recovery: string }> => post('me/recovery');

export const newDeviceCode = (): Promise<DeviceCode> => post('me/device-code');
export const lookAtCode = (code: string): Promise<CodePerson> => post('sign-in/code/look', { code });
export const signInByCode = (code: string): Promise<unknown> => post('sign-in/code', { code });
export const endDevice = (id: string): Promise<unknown> => remove(`me/devices/${id}`);
export const signOut = (): Promise<unknown> => post('sign-out');

export const changeProfile = (profile: Profile): Promise<MeAnswer> => put('me', profile);
export const fetchPlayed = (skip: number): Promise<PlayedAnswer> => call(`/api/me/games?skip=${skip}`, null);
export const fetchResults = (): Promise<ResultsAnswer> => call('/api/me/results', null);
/** Everything stored about this person. */
export const fetchExport = async (): Promise<Blob> => (await send('/api/me/export', null)).blob();
