import * as calls from '@comanda/contract/money/online-payment/accounts.calls';
import type { ReceivingAccount } from '@comanda/contract/money/online-payment/accounts.wire';
import { normalizeDocument } from '@comanda/domain/kit/documents/document';
import { momentWords } from '@comanda/domain/kit/time/moment-words';
import type { Clock } from '../../../../platform/clock.ts';
import { saying } from '../../../../platform/command.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import type { Throttles, WindowRule } from '../../../people/access/public.ts';
import { bankList } from '../../ledger/public.ts';
import type { Receivers } from '../../payments/public.ts';
import { assertOwnRegistration } from '../assert-own-registration.ts';
import { refusal } from '../refusal.ts';
import { findStoreFacts } from '../registration/registration.reads.ts';
import { MESSAGES } from '../texts.ts';
import { findChangeWait, type KeptAccount, listKeptAccounts, receivingAccounts } from './accounts.reads.ts';
import { activateAccount, withdrawActivation } from './activate-account.ts';
import { assertOwnAccount, otherHolder } from './assert-own-account.ts';
import { findHolder } from './hold-accounts.ts';
import { readAccount } from './read-account.ts';
import { removeAccount } from './remove-account.ts';
import { saveAccount } from './save-account.ts';
import { setChangeWait, standingWait } from './set-change-wait.ts';

interface Deps {
  database: Database;
  mails: MailQueue;
  throttles: Throttles;
  clock: Clock;
  receivers: Receivers;
}

/**
 * Limit of account checks per day. A check may ask the payment provider for the holder of a key. Without a limit, people could try keys to learn names.
 */
const CHECKS_OF_DAY: WindowRule = { scope: 'online-payment.account', limit: 60, windowSeconds: 86_400 };

/** Accounts that receive the store's money. */
export function bindAccounts(bind: Bind, { database, mails, throttles, clock, receivers }: Deps): void {
  const by = (session: Session, now: number) => ({ mails, session, now });

  bind(calls.listBanks, () => bankList());

  bind.inStore(calls.listAccounts, async (tx, { registrationId, ...asked }) => {
    assertOwnRegistration(tx, registrationId);
    const page = await receivingAccounts.numbered(tx, asked);
    return { ...page, rows: await shownAccounts(page.rows, tx.storeId) };
  });

  bind(calls.saveAccount, async (typed, { session }) => {
    const { accountId, version, holderDocument } = typed;
    const data = await readAccount(typed);
    const checked = await database.inStore(session.storeId, findHolder);
    if (holderDocument && normalizeDocument(holderDocument) !== checked.document) throw otherHolder(checked);
    await throttles.hit(CHECKS_OF_DAY, `store ${session.storeId}`);
    await assertOwnAccount(receivers, data, checked);
    const saved = await database.inStore(session.storeId, (tx) =>
      saveAccount(tx, { accountId, version, data, checked }, by(session, clock.now())),
    );
    return { message: MESSAGES.accountSaved, ...saved };
  });

  bind(calls.activateAccount, async (named, { session }) => {
    const { holder, account, timeZone } = await database.inStore(session.storeId, async (tx) => ({
      holder: await findHolder(tx),
      account: (await listKeptAccounts(tx)).find(({ accountId }) => accountId === named.accountId),
      timeZone: (await findStoreFacts(tx)).timeZone,
    }));
    if (account === undefined) throw refusal('online-payment.no-account', 'id_pagon_banco');
    await throttles.hit(CHECKS_OF_DAY, `store ${session.storeId}`);
    // The key may have another holder since it was saved.
    if (!account.isActive) await assertOwnAccount(receivers, account, holder);
    const activeFrom = await database.inStore(session.storeId, (tx) =>
      activateAccount(tx, { ...named, version: named.version ?? account.version }, by(session, clock.now())),
    );
    const message =
      activeFrom === null
        ? MESSAGES.accountActivated
        : MESSAGES.accountWaits(momentWords(timeZone, activeFrom));
    return { message, activeFrom };
  });

  bind.inStore(
    calls.withdrawActivation,
    saying(MESSAGES.activationWithdrawn, (tx, _input, session, now) =>
      withdrawActivation(tx, by(session, now)),
    ),
  );
  bind.inStore(
    calls.removeAccount,
    saying(MESSAGES.accountRemoved, (tx, named, session, now) => removeAccount(tx, named, by(session, now))),
  );
  bind.inStore(calls.getChangeWait, async (tx, _input, _session, now) =>
    standingWait(await findChangeWait(tx), now),
  );
  bind.inStore(calls.setChangeWait, (tx, { isOn }, session, now) =>
    setChangeWait(tx, isOn, by(session, now)),
  );
}

/** Accounts for screens, with the names of their banks. */
export async function shownAccounts(
  accounts: readonly KeptAccount[],
  storeId: number,
): Promise<ReceivingAccount[]> {
  const banks = accounts.some(({ bank }) => bank !== null) ? await bankList() : [];
  return accounts.map((account) => ({
    ...account,
    storeId,
    bankName:
      banks.find(({ code, ispb }) => account.bank !== null && [code, ispb].includes(account.bank))?.name ??
      null,
  }));
}
