import { StoreError } from '../errors.ts';
import type { PeopleWrite } from '../people.ts';
import type { Send, TestClock } from './append.ts';
import { PEOPLE_WRITES as SQL } from './people.ts';
import { silenceReach } from './reach-rows.ts';

type Sent = ReturnType<Send>;

/** Runs a write about people inside a transaction. Sends all its statements at once. */
export async function runPeopleWrite(send: Send, write: PeopleWrite, clock: TestClock): Promise<void> {
  const now = clock?.() ?? null;
  switch (write.kind) {
    case 'make-person': {
      const { name, avatar, colour } = write.profile;
      await send(SQL.make, [now, write.id, name, avatar, colour]);
      return;
    }
    case 'change-person': {
      const { name, avatar, colour } = write.profile;
      return mustChange(send(SQL.change, [write.id, name, avatar, colour]), 'there is no such person');
    }
    case 'set-password': {
      const { id, signIn, signInKey, passwordHash } = write;
      const sent = send(SQL.password, [id, signIn, signInKey, passwordHash]);
      return mustChange(sent, 'there is no such person');
    }
    case 'drop-password':
      return mustChange(send(SQL.dropPassword, [write.id]), 'there is no such person');
    case 'set-recovery':
      return mustChange(
        send(SQL.recovery, [write.id, write.recoveryHash, write.before ?? null]),
        'the recovery code was used before',
      );
    case 'join-person': {
      // First what cannot fail: after a conflict every statement of the transaction fails, for another reason.
      const pruned = send(SQL.prune, [write.id]);
      const joined = send(SQL.join, [now, write.id, write.guestHash, write.device]);
      await Promise.all([pruned, mustChange(joined, 'there is no such person')]);
      return;
    }
    case 'end-guest': {
      const silenced = silenceReach(send, write.guestHash);
      const ended = send(SQL.end, [now, write.id, write.guestHash]);
      await Promise.all([silenced, mustChange(ended, 'this session has ended before')]);
      return;
    }
    case 'see-guest':
      await send(SQL.see, [now, write.id, write.guestHash]);
      return;
    case 'add-passkey': {
      const { person, id, publicKey, counter, transports, device } = write.passkey;
      const values = [now, person, id, publicKey, counter, transports.join(), device];
      return mustChange(send(SQL.addPasskey, values), 'there is no such person');
    }
    case 'use-passkey': {
      const sent = send(SQL.usePasskey, [now, write.id, write.counter, write.before]);
      return mustChange(sent, 'the passkey was used at the same time');
    }
    case 'remove-passkey':
      return mustChange(send(SQL.removePasskey, [write.person, write.id]), 'there is no such passkey');
    case 'issue-code':
      await Promise.all([
        send(SQL.dropOldCodes, [now]),
        send(SQL.forgetCodes, [write.person]),
        mustChange(
          send(SQL.issueCode, [now, write.person, write.codeHash, write.ttlMs]),
          'there is no such person',
        ),
      ]);
      return;
    case 'use-code':
      return mustChange(send(SQL.useCode, [now, write.codeHash]), 'the code is used or too old');
    case 'spend-challenge':
      await Promise.all([send(SQL.dropOldCodes, [now]), send(SQL.spend, [now, write.codeHash, write.ttlMs])]);
      return;
    case 'remove-person':
      await Promise.all([
        send(SQL.forgetCodes, [write.id]),
        send(SQL.removeGuests, [write.id]),
        send(SQL.removePasskeys, [write.id]),
        mustChange(send(SQL.remove, [write.id]), 'there is no such person'),
      ]);
      return;
    case 'tidy-people':
      await Promise.all([send(SQL.dropOldCodes, [now]), send(SQL.tidy, [now, write.endedMs])]);
  }
}

async function mustChange(sent: Sent, sentence: string): Promise<void> {
  if ((await sent).rowCount !== 1) throw new StoreError('conflict', sentence);
}
