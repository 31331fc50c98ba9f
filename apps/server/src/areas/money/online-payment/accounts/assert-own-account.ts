import { formatDocument } from '@comanda/domain/kit/documents/document';
import { namesSomebodyElse } from '@comanda/domain/money/banking/pix-key';
import type { Holder } from '@comanda/domain/money/online-payment/registration';
import type { AppError } from '../../../../platform/errors/app-error.ts';
import type { ReceiverDesk } from '../ports.ts';
import { refusal } from '../refusal.ts';
import type { AccountData } from './accounts.reads.ts';

/**
 * Money goes to the registered holder only. The payment provider names the holder of a key. A key that is a
 * document must be the holder's own. It is refused if the provider does not know it; a missing answer does not
 * matter. Bank data carries the holder's own document, so the receiving bank refuses another's. Call it outside of
 * a transaction: it may use the network. Throws `online-payment.other-holder`, `online-payment.key-unknown`,
 * `online-payment.key-unchecked`.
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

/** The error that names the registered holder. */
export function otherHolder({ name, document }: Holder): AppError {
  return refusal('online-payment.other-holder', 'cnpj_cpf', {
    detail: `${name}, ${formatDocument(document)}`,
  });
}
