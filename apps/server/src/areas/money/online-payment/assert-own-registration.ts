import type { Transaction } from '../../../platform/database/transaction.ts';
import { refusal } from './refusal.ts';

/**
 * Older clients send a registration id, which must be the store's own number. Throws `online-payment.no-registration`
 * for another id.
 */
export function assertOwnRegistration(tx: Transaction, registrationId: number | null | undefined): void {
  if (registrationId != null && registrationId !== tx.storeId)
    throw refusal('online-payment.no-registration', 'id_pagon_cadastro');
}
