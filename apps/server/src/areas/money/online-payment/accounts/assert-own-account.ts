import { formatDocument } from '@comanda/domain/kit/documents/document';
import { namesSomebodyElse } from '@comanda/domain/money/banking/pix-key';
import type { Holder } from '@comanda/domain/money/online-payment/registration';
import type { AppError } from '../../../../platform/errors/app-error.ts';
import type { ReceiverDesk } from '../ports.ts';
import { refusal } from '../refusal.ts';
import type { AccountData } from './accounts.reads.ts';

/**
 * Money goes to the registered holder only. A key is looked up at the payment provider, who names its holder; one that is a document is
 * theirs or not, and is refused only where the provider says that nobody registered it. Bank data carries the holder's own document: whoever receives refuses another's. Call it outside of a transaction:
 * it may ask over the network. Throws `online-payment.other-holder`, `online-payment.key-unknown`, `online-payment.key-unchecked`.
 */
export async function assertOwnAccount(
  desk: ReceiverDesk,
  { keyKind, key }: Pick<AccountData, 'keyKind' | 'key'>,
  holder: Holder,
): Promise<void> {
  if (keyKind === null || key === null) return;
  if (namesSomebodyElse(keyKind, key, holder.document)) throw otherHolder(holder);
  const found = await desk.lookUpKey(keyKind, key);
  if (found.kind === 'unknown') throw refusal('online-payment.key-unknown', 'chave');
  if (keyKind === 'cpf' || keyKind === 'cnpj') return;
  if (found.kind === 'unanswered')
    throw refusal('online-payment.key-unchecked', 'chave', { retryAfterSeconds: 30 });
  if (found.news.document !== holder.document) throw otherHolder(holder);
}

/** Says whose accounts may receive. */
export function otherHolder({ name, document }: Holder): AppError {
  return refusal('online-payment.other-holder', 'cnpj_cpf', {
    detail: `${name}, ${formatDocument(document)}`,
  });
}
