import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { PaymentServices } from '../payment-services.ts';
import { findReceiver } from '../receivers/receivers.writes.ts';
import { requestTransfer, type TransferIntention } from './request-transfer.ts';
import { activeAccount, findTransfer, findTransferByKey } from './transfers.writes.ts';

/** Lets other areas send a transfer, read a transfer, and read the account that receives transfers. */
export const createPayouts = ({ books }: Pick<PaymentServices, 'books'>) => ({
  send: (tx: Transaction, request: TransferIntention) => requestTransfer(tx, books, request),
  find: findTransferByKey,
  byId: findTransfer,
  status: async (tx: Transaction) => ({
    account: await activeAccount(tx),
    isApproved: (await findReceiver(tx))?.state === 'activated',
  }),
});
