import type { Transaction } from '../../../platform/database/transaction.ts';
import { refusal } from './refusal.ts';

/**
 * Throws `online-payment.no-registration` unless the registration id, which older clients send, is the store's own
 * number.
 */
export function assertOwnRegistration(tx: Transaction, registrationId: number | null | undefined): void {
  if (registrationId != null && registrationId !== tx.storeId)
    throw refusal('online-payment.no-registration', 'id_pagon_cadastro');
}
