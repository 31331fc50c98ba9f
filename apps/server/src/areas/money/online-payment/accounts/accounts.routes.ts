import * as calls from '@comanda/contract/money/online-payment/accounts.calls';
import { messageCommand } from '../../../../platform/command.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { bankList } from '../../ledger/public.ts';
import { MESSAGES } from '../texts.ts';
import { findChangeWait } from './accounts.reads.ts';
import { withdrawActivation } from './activate-account.ts';
import { activateChecked, type CheckDeps, saveChecked } from './check-account.ts';
import { removeAccount } from './remove-account.ts';
import { currentWait, setChangeWait } from './set-change-wait.ts';
import { pageOfAccounts } from './shown-accounts.ts';

/** Binds the accounts that receive the store's money. */
export function bindAccounts(bind: Bind, deps: CheckDeps): void {
  const by = (session: Session, now: number) => ({ mails: deps.mails, session, now });

  bind(calls.listBanks, () => bankList());
  bind.inStore(calls.listAccounts, pageOfAccounts);
  bind(calls.saveAccount, (typed, { session }) => saveChecked(deps, typed, session));
  bind(calls.activateAccount, (named, { session }) => activateChecked(deps, named, session));
  bind.inStore(
    calls.withdrawActivation,
    messageCommand(MESSAGES.activationWithdrawn, (tx, _input, session, now) =>
      withdrawActivation(tx, by(session, now)),
    ),
  );
  bind.inStore(
    calls.removeAccount,
    messageCommand(MESSAGES.accountRemoved, (tx, named, session, now) =>
      removeAccount(tx, named, by(session, now)),
    ),
  );
  bind.inStore(calls.getChangeWait, async (tx, _input, _session, now) =>
    currentWait(await findChangeWait(tx), now),
  );
  bind.inStore(calls.setChangeWait, (tx, { isOn }, session, now) =>
    setChangeWait(tx, isOn, by(session, now)),
  );
}
