import type { PaymentServices } from '../payment-services.ts';
import { insertBoleto, requestWithdrawal } from './boletos.writes.ts';

/**
 * Boletos of invoices. Rows are written in the caller's transaction. Jobs then send the requests, and repeat them until
 * answered.
 */
export const createBoletos = ({ provider }: Pick<PaymentServices, 'provider'>) => ({
  /** False when the installation has no payment provider. */
  isConnected: provider !== null,
  /** Saves a request for a boleto. The database refuses a second payable boleto for the same invoice. */
  request: insertBoleto,
  /**
   * Withdraws the invoice's boleto, if the invoice has one. Lock order: the boleto, then the store's ledger.
   */
  withdraw: requestWithdrawal,
});
export type Boletos = ReturnType<typeof createBoletos>;
