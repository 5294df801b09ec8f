import type { Seat } from '@tablee/kernel';
import type { Act, BotLevel } from '@tablee/wire';
import { useFormRequest } from '../../../page/forms/request.ts';
import type { TableSession } from '../../../session/session.ts';
import { sayError } from '../../problem-text.ts';
import type { Words } from './words/index.ts';

/** Must agree with USUAL_UNDERSTUDY_LEVEL of @tablee/table, whose commands this page does not load. */
export const USUAL_LEVEL: BotLevel = 3;

/** What every notice about absence is given. */
export type NoticeProps = {
  readonly session: TableSession;
  readonly name: (seat: Seat) => string;
  readonly word: Words;
  /** Sends an act of this person. */
  readonly act: (act: Act) => void;
  readonly busy: boolean;
};

/** Requests of a dialog or notice. */
export const useRequest = () => useFormRequest(sayError);
