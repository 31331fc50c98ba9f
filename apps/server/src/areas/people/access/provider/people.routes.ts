import * as calls from '@comanda/contract/people/access/provider-people.calls';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import {
  block,
  createProviderPeopleCommands,
  endSessionsOf,
  listPeople,
  reactivate,
  setRole,
} from './people-commands.ts';
import { listOpenSessions } from './sessions.ts';

interface Deps {
  mails: MailQueue;
  /** The public URL becomes the beginning of links that users get. */
  config: { publicUrl: string | null; port: number };
}

/** Binds the users of a store, for the console. The provider's command line uses the same commands. */
export function bindProviderPeople(bind: Bind, { config, mails }: Deps): void {
  const people = createProviderPeopleCommands(
    mails,
    (path) => `${config.publicUrl ?? `http://localhost:${config.port}`}${path}`,
  );
  bind.inKnownStore(calls.listStorePeople, listPeople);
  bind.inKnownStore(calls.addStorePerson, people.add);
  bind.inKnownStore(calls.changeInvitedEmail, people.changeEmail);
  bind.inKnownStore(calls.blockStorePerson, block);
  bind.inKnownStore(calls.reactivateStorePerson, reactivate);
  bind.inKnownStore(calls.changeStorePersonRole, setRole);
  bind.inKnownStore(calls.makeStorePasswordLink, people.makePasswordLink);
  bind.inKnownStore(calls.turnOffStoreSecondFactor, people.turnOffSecondFactor);
  bind.inKnownStore(calls.listStoreSessions, (tx, _input, { now }) => listOpenSessions(tx, null, now));
  bind.inKnownStore(calls.endStoreSessions, endSessionsOf);
}
