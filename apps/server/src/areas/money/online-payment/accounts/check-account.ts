import type { InputOf } from '@comanda/contract/kit/define-call';
import type * as calls from '@comanda/contract/money/online-payment/accounts.calls';
import { normalizeDocument } from '@comanda/domain/kit/documents/document';
import { momentWords } from '@comanda/domain/kit/time/moment-words';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import type { Throttles, WindowRule } from '../../../people/access/public.ts';
import type { Receivers } from '../../payments/public.ts';
import { refusal } from '../refusal.ts';
import { findStoreFacts } from '../registration/registration.reads.ts';
import { MESSAGES } from '../texts.ts';
import { listStoredAccounts } from './accounts.reads.ts';
import { activateAccount } from './activate-account.ts';
import { assertOwnAccount, otherHolder } from './assert-own-account.ts';
import { findHolder } from './hold-accounts.ts';
import { readAccount } from './read-account.ts';
import { saveAccount } from './save-account.ts';

export interface CheckDeps {
  database: Database;
  mails: MailQueue;
  throttles: Throttles;
  clock: Clock;
  receivers: Receivers;
}

/**
 * Limits account checks per day. A check may ask the payment provider who holds a Pix key. The limit prevents
 * users from trying keys to learn names.
 */
const CHECKS_OF_DAY: WindowRule = { scope: 'online-payment.account', limit: 60, windowSeconds: 86_400 };

/** Saves an account of the registered holder, checked by {@link assertOwnAccount}. */
export async function saveChecked(
  { database, mails, throttles, clock, receivers }: CheckDeps,
  typed: InputOf<typeof calls.saveAccount>,
  session: Session,
) {
  const { accountId, version, holderDocument } = typed;
  const data = await readAccount(typed);
  const checked = await database.inStore(session.storeId, findHolder);
  if (holderDocument && normalizeDocument(holderDocument) !== checked.document) throw otherHolder(checked);
  await throttles.hit(CHECKS_OF_DAY, `store ${session.storeId}`);
  await assertOwnAccount(receivers, data, checked);
  const saved = await database.inStore(session.storeId, (tx) =>
    saveAccount(tx, { accountId, version, data, checked }, { mails, session, now: clock.now() }),
  );
  return { message: MESSAGES.accountSaved, ...saved };
}

/** Makes an account the active one, at once or after the store's wait. Throws `online-payment.no-account`. */
export async function activateChecked(
  { database, mails, throttles, clock, receivers }: CheckDeps,
  named: InputOf<typeof calls.activateAccount>,
  session: Session,
) {
  const { holder, account, timeZone } = await database.inStore(session.storeId, async (tx) => ({
    holder: await findHolder(tx),
    account: (await listStoredAccounts(tx)).find(({ accountId }) => accountId === named.accountId),
    timeZone: (await findStoreFacts(tx)).timeZone,
  }));
  if (account === undefined) throw refusal('online-payment.no-account', 'id_pagon_banco');
  await throttles.hit(CHECKS_OF_DAY, `store ${session.storeId}`);
  // Checks again, because the Pix key may have another holder since the account was saved.
  if (!account.isActive) await assertOwnAccount(receivers, account, holder);
  const activeFrom = await database.inStore(session.storeId, (tx) =>
    activateAccount(
      tx,
      { ...named, version: named.version ?? account.version },
      { mails, session, now: clock.now() },
    ),
  );
  const message =
    activeFrom === null
      ? MESSAGES.accountActivated
      : MESSAGES.accountWaits(momentWords(timeZone, activeFrom));
  return { message, activeFrom };
}
