import {
  getRegistration,
  saveRegistration as saveCall,
} from '@comanda/contract/store/registration-data.calls';
import type { Registration } from '@comanda/contract/store/registration-data.wire';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { AccessDoorkeeper } from '../../access/public.ts';
import { listChanges } from '../pending/pending-changes.reads.ts';
import { emailChangedMail } from './email-changed-mail.ts';
import { findRegistration } from './registration-data.reads.ts';
import { saveRegistration } from './save-registration.ts';

interface Deps {
  database: Database;
  doorkeeper: AccessDoorkeeper;
  mailer: Mailer;
  clock: Clock;
  log: Logger;
}

async function shown(tx: Transaction): Promise<Registration> {
  const [store, changes] = [await findRegistration(tx), await listChanges(tx)];
  return { store, pending: changes.filter(({ status }) => status === 'pending').map(ofTable) };
}

const ofTable = <Change>(change: Change) => ({ ...change, table: 'estabelecimento' as const });

/** A store's own data. */
export function bindRegistrationData(bind: Bind, { database, doorkeeper, mailer, clock, log }: Deps): void {
  bind(getRegistration, (_input, { session }) => database.inStore(session.storeId, shown));

  bind(saveCall, async (wish, { session }) => {
    const isProven = await doorkeeper.isProven(session);
    return database.inStore(session.storeId, async (tx) => {
      const grounds = { session, isProven, now: clock.now() };
      const { replacedEmail } = await saveRegistration(tx, wish, grounds);
      const answer = await shown(tx);
      // Whoever had the address hears that codes go elsewhere now, and who saw to it.
      if (replacedEmail !== null)
        tx.afterCommit(() => {
          const mail = emailChangedMail(replacedEmail, answer.store, session.userName);
          mailer.send(mail).catch((err: unknown) => log.error({ err }, 'the old address was not told'));
        });
      return answer;
    });
  });
}
