import type { Transaction } from '../../../platform/database/transaction.ts';
import { refusal } from './refusal.ts';

/** Older clients name the registration, whose number is the store's own. Throws `online-payment.no-registration` for another. */
export function assertOwnRegistration(tx: Transaction, registrationId: number | null | undefined): void {
  if (registrationId != null && registrationId !== tx.storeId)
    throw refusal('online-payment.no-registration', 'id_pagon_cadastro');
}
