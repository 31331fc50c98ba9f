import {
  confirmStoreEmail,
  getRegistration,
  saveRegistration as saveCall,
} from '@comanda/contract/store/store/registration-data.calls';
import type { Registration } from '@comanda/contract/store/store/registration-data.wire';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import {
  type AccessAuthenticator,
  confirmedEmail,
  type EmailCodeServices,
  findEmailChange,
  requestEmailChange,
  useEmailChange,
} from '../../../people/access/public.ts';
import { storeChanges } from '../pending/pending-changes.reads.ts';
import { emailChangedMail, storeEmailCodeMail } from './email-mails.ts';
import { findRegistration } from './registration-data.reads.ts';
import { replaceEmail, saveRegistration } from './save-registration.ts';

interface Deps extends EmailCodeServices {
  authenticator: AccessAuthenticator;
}

/** Identifies the e-mail change that this user requests for the store. */
const emailOf = ({ storeId, userId }: Session) => ({ storeId, userId, owner: 'store' }) as const;

/** Binds the calls about a store's own data. */
export function bindRegistrationData(bind: Bind, deps: Deps): void {
  const { database, authenticator, mails, clock } = deps;

  async function shown(tx: Transaction, session: Session): Promise<Registration> {
    const store = await findRegistration(tx);
    const { rows: pending } = await storeChanges.page(tx, { status: 'pending' });
    const waitingEmail = await findEmailChange(tx, emailOf(session), clock.now());
    return { store, pending, waitingEmail };
  }

  bind.readInStore(getRegistration, (tx, _input, session) => shown(tx, session));

  bind(saveCall, async (request, { session }) => {
    const stored = await database.inStore(session.storeId, findRegistration);
    if (request.data.email !== stored.email) {
      if (!(await authenticator.isProven(session))) throw new AppError('auth.prove-again');
      assertSameVersion(stored, request.version);
      const letter = (to: string, code: string) => storeEmailCodeMail(to, stored.name, code);
      await requestEmailChange(deps, emailOf(session), request.data.email, letter);
    }
    return database.inStore(session.storeId, async (tx) => {
      await saveRegistration(tx, request, { session, now: clock.now() });
      return shown(tx, session);
    });
  });

  bind(confirmStoreEmail, async ({ code }, { session }) => {
    const requester = emailOf(session);
    const { email, codeMac } = await confirmedEmail(deps, requester, code);
    return database.inStore(session.storeId, async (tx) => {
      if (!(await useEmailChange(tx, requester, codeMac))) throw new AppError('account.email-code-wrong');
      const replaced = await replaceEmail(tx, email, { session, now: clock.now() });
      const answer = await shown(tx, session);
      // Notifies the owner of the previous address, because codes now go to another address.
      if (replaced !== null)
        await mails.queue(tx, emailChangedMail(replaced, answer.store, session.userName));
      return answer;
    });
  });
}
