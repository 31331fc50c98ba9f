import { countCategoryItems, giveMenu, readMenuFile } from '../../../areas/menu/menu/public.ts';
import { Complaint, EXIT, unlessFault } from '../complaint.ts';
import { inStore, listOfStore } from '../in-store.ts';
import { textOfFile } from '../read-words.ts';
import type { Action, Subject } from '../subject.ts';
import { CARDAPIO } from './cardapio-texts.ts';

const importar: Action = {
  name: 'importar',
  summary: CARDAPIO.importSummary,
  words: ['loja'],
  options: { arquivo: 'value' },
  optionsHelp: '--arquivo cardapio.json|-',
  run: async (given, provider) => {
    const { arquivo } = given.options;
    if (arquivo === undefined) throw new Complaint(CARDAPIO.missingFile, EXIT.misused);
    const { parts } = unlessFault(readMenuFile(await textOfFile(arquivo)));
    await inStore(given, provider, async (tx, actor, name) => {
      const { products } = unlessFault(await giveMenu(tx, parts, actor));
      tx.afterCommit(() => provider.writeLine(CARDAPIO.given(name, products)));
    });
  },
};

const listar = listOfStore(CARDAPIO.listSummary, countCategoryItems, CARDAPIO.line, CARDAPIO.none);

/** Commands that import the first menu of a store and list its categories. */
export const cardapio: Subject = {
  name: 'cardapio',
  summary: CARDAPIO.summary,
  actions: [importar, listar],
};
