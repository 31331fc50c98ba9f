import { formatDocument } from '@comanda/domain/kit/documents/document';
import { namesOtherHolder } from '@comanda/domain/money/banking/pix-key';
import type { Holder } from '@comanda/domain/money/online-payment/registration';
import type { AppError } from '../../../../platform/errors/app-error.ts';
import type { Receivers } from '../../payments/public.ts';
import { refusal } from '../refusal.ts';
import type { AccountData } from './accounts.reads.ts';

/**
 * Makes sure that an account belongs to the registered holder. The payment provider names the holder of a Pix key. A
 * key that is a document must be the holder's own. A key that the provider does not know is refused; a missing answer
 * is ignored. Bank data contain the holder's own document, so the receiving bank refuses another holder's account.
 * Call it outside a transaction, because it may use the network. Throws `online-payment.other-holder`,
 * `online-payment.key-unknown`, `online-payment.key-unchecked`.
 */
export async function assertOwnAccount(
  receivers: Pick<Receivers, 'lookUpKey'>,
  { keyKind, key }: Pick<AccountData, 'keyKind' | 'key'>,
  holder: Holder,
): Promise<void> {
  if (keyKind === null || key === null) return;
  if (namesOtherHolder(keyKind, key, holder.document)) throw otherHolder(holder);
  const found = await receivers.lookUpKey(keyKind, key);
  if (found.kind === 'unknown') throw refusal('online-payment.key-unknown', 'chave');
  if (keyKind === 'cpf' || keyKind === 'cnpj') return;
  if (found.kind === 'unanswered')
    throw refusal('online-payment.key-unchecked', 'chave', { retryAfterSeconds: 30 });
  if (found.update.document !== holder.document) throw otherHolder(holder);
}

/** The error for another holder, with the name of the registered one. */
export function otherHolder({ name, document }: Holder): AppError {
  return refusal('online-payment.other-holder', 'cnpj_cpf', {
    detail: `${name}, ${formatDocument(document)}`,
  });
}
