import { formatDocument } from '@comanda/domain/kit/documents/document';
import { namesOtherHolder } from '@comanda/domain/money/banking/pix-key';
import type { Holder } from '@comanda/domain/money/online-payment/registration';
import type { AppError } from '../../../../platform/errors/app-error.ts';
import type { Receivers } from '../../payments/public.ts';
import { refusal } from '../refusal.ts';
import type { AccountData } from './accounts.reads.ts';

/**
 * Throws unless an account belongs to the registered holder. A key that is a document must be the holder's
 * own. For other keys, the payment provider reports the holder. An unknown key is refused. If the provider
 * does not answer, only a document is accepted as key. Bank data need no check: they contain the holder's
 * document, which the receiving bank verifies. Call it outside a transaction, because it uses the network.
 * Throws `online-payment.other-holder`, `online-payment.key-unknown`, `online-payment.key-unchecked`.
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

/** The error for an account of another holder. Its text names the registered holder. */
export function otherHolder({ name, document }: Holder): AppError {
  return refusal('online-payment.other-holder', 'cnpj_cpf', {
    detail: `${name}, ${formatDocument(document)}`,
  });
}
