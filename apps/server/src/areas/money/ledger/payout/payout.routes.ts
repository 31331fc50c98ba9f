import * as calls from '@comanda/contract/money/ledger/transfers.calls';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import type { Payouts } from '../ports.ts';
import { payoutWait } from './payout-wait.ts';
import { findPayout, sendPayout, setAutomatic, transferOptions } from './send-payout.ts';
import { storeOnPdf, transferPdf } from './transfer-pdf.ts';

interface Deps {
  payouts: Payouts;
  mails: MailQueue;
  database: Database;
  /** The brand in the heading of PDF documents. */
  brand: string;
  clock: Clock;
}

/** Binds 'Transferir', which sends available money to the store's account. */
export function bindPayouts(bind: Bind, deps: Deps): void {
  const { payouts } = deps;
  bind.readInStore(calls.getTransferOptions, (tx, _input, _session, now) =>
    transferOptions(tx, payouts, now),
  );
  bind.readInStore(calls.getPayoutWait, async (tx) => ({ wait: await payoutWait(tx, payouts) }));
  bind(calls.requestTransfer, async (input, { session }) => {
    const sent = await deps.database.inStore(session.storeId, (tx) =>
      sendPayout(tx, deps, input, session, deps.clock.now()),
    );
    // Throws after the commit, so that the hold that this request made remains saved.
    if (sent === null) throw new AppError('ledger.payout-in-review');
    return sent;
  });
  bind.readInStore(calls.getTransfer, (tx, { transferId }) => findPayout(tx, payouts, transferId));
  bind(calls.transferReceipt, async ({ transferId }, { session }) => {
    const { transfer, store } = await deps.database.readInStore(session.storeId, async (tx) => ({
      transfer: await findPayout(tx, payouts, transferId),
      store: await storeOnPdf(tx),
    }));
    const made = { at: deps.clock.now(), by: session.userName };
    return transferPdf({ transfer, ...store, made, brand: deps.brand });
  });
  bind.inStore(calls.setAutomaticPayout, (tx, { isAutomatic }, session, now) =>
    setAutomatic(tx, isAutomatic, session, now),
  );
}
