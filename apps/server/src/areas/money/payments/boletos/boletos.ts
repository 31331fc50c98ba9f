import type { PaymentServices } from '../payment-services.ts';
import { askToWithdraw, insertBoleto } from './boletos.writes.ts';

/**
 * Boletos of invoices. Rows are written in the caller's transaction; requests to the provider follow and are
 * repeated until answered.
 */
export const createBoletos = ({ provider }: Pick<PaymentServices, 'provider'>) => ({
  /** False: there is no payment provider. */
  isConnected: provider !== null,
  /** The database refuses a second payable one of an invoice. */
  request: insertBoleto,
  /** Withdraws the invoice's boleto, if there is one. Call it before locking the store's book. */
  withdraw: askToWithdraw,
});
export type Boletos = ReturnType<typeof createBoletos>;
