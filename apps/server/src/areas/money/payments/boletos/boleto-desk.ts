import type { PaymentServices } from '../payment-services.ts';
import { askToWithdraw, insertBoleto } from './boletos.writes.ts';

/** What others ask of boletos: one for an invoice, or that it is paid no more. */
export const createBoletoDesk = ({ provider }: Pick<PaymentServices, 'provider'>) => ({
  isConnected: provider !== null,
  request: insertBoleto,
  withdraw: askToWithdraw,
});
