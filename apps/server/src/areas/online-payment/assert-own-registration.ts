import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Older clients name the registration, whose number is the store's own. Throws `online-payment.no-registration` for another. */
export function assertOwnRegistration(tx: Transaction, registrationId: number | null | undefined): void {
  if (registrationId != null && registrationId !== tx.storeId)
    throw new AppError('online-payment.no-registration');
}
