import type { PaymentServices } from '../payment-services.ts';
import { askToWithdraw, insertBoleto } from './boletos.writes.ts';

/** Boletos for other areas: request or withdraw one for an invoice. */
export const createBoletoDesk = ({ provider }: Pick<PaymentServices, 'provider'>) => ({
  isConnected: provider !== null,
  request: insertBoleto,
  withdraw: askToWithdraw,
});
