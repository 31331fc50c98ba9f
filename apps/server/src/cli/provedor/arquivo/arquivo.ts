import { giveOldInvoices } from '../../../areas/money/invoices/public.ts';
import { giveOldFinance, readOldFinance } from '../../../areas/money/old-finance/public.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { inStore } from '../in-store.ts';
import { textOfFile } from '../read-words.ts';
import type { Action, Subject } from '../subject.ts';
import { ARQUIVO } from './arquivo-texts.ts';

const importar: Action = {
  name: 'importar',
  summary: ARQUIVO.importSummary,
  words: ['loja'],
  options: { arquivo: 'value' },
  optionsHelp: '--arquivo antigos.json|-',
  run: async (given, provider) => {
    const { arquivo: path } = given.options;
    if (path === undefined) throw new Complaint(ARQUIVO.missingFile, EXIT.misused);
    const file = readOldFinance(await textOfFile(path));
    if ('fault' in file) throw new Complaint(ARQUIVO.notRead(file.fault));
    await inStore(given, provider, async (tx, _actor, name) => {
      const given = {
        ...(await giveOldFinance(tx, file)),
        invoices: await giveOldInvoices(tx, file.faturas ?? []),
      };
      tx.afterCommit(() => provider.writeLine(ARQUIVO.given(name, given)));
    });
  },
};

/** Commands that import a store's sales, payouts and invoices of the old system. */
export const arquivo: Subject = { name: 'arquivo', summary: ARQUIVO.summary, actions: [importar] };
