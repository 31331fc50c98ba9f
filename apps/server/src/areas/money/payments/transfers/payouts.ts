import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { PaymentServices } from '../payment-services.ts';
import { findReceiver } from '../receivers/receivers.writes.ts';
import { requestTransfer, type TransferIntention } from './request-transfer.ts';
import { activeAccount, findTransfer, findTransferByKey } from './transfers.writes.ts';

/** Transfers for other areas: send one, read one, read the current destination. */
export const createPayouts = ({ books }: Pick<PaymentServices, 'books'>) => ({
  send: (tx: Transaction, wish: TransferIntention) => requestTransfer(tx, books, wish),
  find: findTransferByKey,
  byId: findTransfer,
  standing: async (tx: Transaction) => ({
    account: await activeAccount(tx),
    isApproved: (await findReceiver(tx))?.state === 'activated',
  }),
});
