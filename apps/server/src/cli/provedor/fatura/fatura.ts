import { listStoreInvoices, openInvoice } from '../../../areas/money/invoices/public.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { doInStore, listOfStore } from '../in-store.ts';
import { mailQueueOf } from '../mail-queue-of.ts';
import { isoDay } from '../read-words.ts';
import type { Action, Subject } from '../subject.ts';
import { FATURA } from './fatura-texts.ts';

/** Maximum amount. A higher amount is a typing error. */
const LARGEST_CENTS = 99_999_999_99;

/** Parses '1234,56', '1.234,56', '1234' or '1234.56' into cents. */
function centsOf(word: string): number {
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(word) ? word.replaceAll('.', '') : word;
  const read = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  const cents = read ? Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0')) : 0;
  if (cents <= 0 || cents > LARGEST_CENTS) throw new Complaint(FATURA.notAValue(word), EXIT.misused);
  return cents;
}

const abrir: Action = {
  name: 'abrir',
  summary: FATURA.openSummary,
  words: ['loja', 'valor', 'vencimento', 'motivo'],
  run: doInStore(async (tx, actor, { name, word, given, provider }) => {
    const [valueCents, dueOn] = [centsOf(word), isoDay(given.words[2] ?? '')];
    const reason = (given.words[3] ?? '').trim();
    if (reason.length < 5) throw new Complaint(FATURA.noReason, EXIT.misused);
    const invoiceId = await openInvoice(
      tx,
      { dueOn, valueCents, reason, mails: mailQueueOf(provider) },
      actor,
    );
    return FATURA.opened(invoiceId, valueCents, dueOn, name);
  }),
};

const listar = listOfStore(FATURA.listSummary, listStoreInvoices, FATURA.line, FATURA.none);

/**
 * Makes an action that only prints the address of the console's page, because two people must end an invoice.
 */
const inConsole = (name: string): Action => ({
  name,
  summary: FATURA.inConsoleSummary,
  words: ['loja', 'fatura'],
  run: async () => {
    throw new Complaint(FATURA.inConsole, EXIT.misused);
  },
});

/** Commands about the provider's invoices to a store. */
export const fatura: Subject = {
  name: 'fatura',
  summary: FATURA.summary,
  console: '/provedor/lojas',
  actions: [abrir, listar, inConsole('baixar'), inConsole('cancelar')],
};
