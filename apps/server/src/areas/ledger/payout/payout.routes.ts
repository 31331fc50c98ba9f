import * as calls from '@comanda/contract/ledger/transfers.calls';
import type { Bind } from '../../../platform/http/bind.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import type { PayoutDesk } from '../ports.ts';
import { findPayout, sendPayout, setAutomatic, transferOptions } from './send-payout.ts';

/** 'Transferir': available money to the store's account. */
export function bindPayouts(bind: Bind, desks: { payouts: PayoutDesk; mails: MailQueue }): void {
  const { payouts } = desks;
  bind.readInStore(calls.getTransferOptions, (tx, _input, _session, now) =>
    transferOptions(tx, payouts, now),
  );
  bind.inStore(calls.requestTransfer, (tx, wish, session, now) => sendPayout(tx, desks, wish, session, now));
  bind.readInStore(calls.getTransfer, (tx, { transferId }) => findPayout(tx, payouts, transferId));
  bind.inStore(calls.setAutomaticPayout, (tx, { isAutomatic }, session, now) =>
    setAutomatic(tx, isAutomatic, session, now),
  );
}
