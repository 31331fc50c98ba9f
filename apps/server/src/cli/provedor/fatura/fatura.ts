import { closeInvoice, listStoreInvoices, openInvoice } from '../../../areas/finance/public.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { askAboutStore, inStore } from '../in-store.ts';
import { isoDay } from '../read-words.ts';
import type { Action, Given, Provider, Subject } from '../subject.ts';
import { FATURA } from './fatura-texts.ts';

/** More would be a slip of the finger. */
const LARGEST_CENTS = 99_999_999_99;

/** '1234,56', '1.234,56', '1234' or '1234.56' in cents. */
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
  words: ['loja', 'valor', 'vencimento'],
  options: {},
  run: async (given, provider) => {
    const valueCents = centsOf(given.words[1] ?? '');
    const dueOn = isoDay(given.words[2] ?? '');
    await inStore(given, provider, async (tx, actor, name) => {
      const invoiceId = await openInvoice(tx, { dueOn, valueCents }, actor);
      tx.afterCommit(() => provider.say(FATURA.opened(invoiceId, valueCents, dueOn, name)));
    });
  },
};

const listar: Action = {
  name: 'listar',
  summary: FATURA.listSummary,
  words: ['loja'],
  options: {},
  run: (given, provider) =>
    inStore(given, provider, async (tx) => {
      const invoices = await listStoreInvoices(tx);
      for (const invoice of invoices) provider.say(FATURA.line(invoice));
      if (invoices.length === 0) provider.say(FATURA.none);
    }),
};

function close(
  given: Given,
  provider: Provider,
  status: 'paid' | 'cancelled',
  done: (number: string) => string,
): Promise<void> {
  const number = given.words[1] ?? '';
  return inStore(given, provider, async (tx, actor) => {
    const isClosed = /^\d{1,9}$/.test(number) && (await closeInvoice(tx, Number(number), status, actor));
    if (!isClosed) throw new Complaint(FATURA.notOpen(number));
    tx.afterCommit(() => provider.say(done(number)));
  });
}

const baixar: Action = {
  name: 'baixar',
  summary: FATURA.paySummary,
  words: ['loja', 'fatura'],
  options: {},
  run: (given, provider) => close(given, provider, 'paid', FATURA.paid),
};

const cancelar: Action = {
  name: 'cancelar',
  summary: FATURA.cancelSummary,
  words: ['loja', 'fatura'],
  options: {},
  confirm: (given, provider) =>
    askAboutStore((name) => FATURA.cancelQuestion(given.words[1] ?? '', name))(given, provider),
  run: (given, provider) => close(given, provider, 'cancelled', FATURA.cancelled),
};

/** What the provider charges a store for. */
export const fatura: Subject = {
  name: 'fatura',
  summary: FATURA.summary,
  actions: [abrir, listar, baixar, cancelar],
};
