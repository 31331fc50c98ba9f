import type { PaymentServices } from '../payment-services.ts';
import { insertBoleto, requestWithdrawal } from './boletos.writes.ts';

/**
 * Boletos of invoices. Rows are written in the caller's transaction. Jobs then send the requests, and repeat them until
 * answered.
 */
export const createBoletos = ({ provider }: Pick<PaymentServices, 'provider'>) => ({
  /** False: there is no payment provider. */
  isConnected: provider !== null,
  /** Saves a request for a boleto. The database refuses a second payable one of an invoice. */
  request: insertBoleto,
  /** Withdraws the invoice's boleto, if there is one. Lock order: the boleto, then the store's ledger. */
  withdraw: requestWithdrawal,
});
export type Boletos = ReturnType<typeof createBoletos>;
