import { usePaged } from '@comanda/client/table/use-paged.ts';
import { listProofs, type ProofOfStore } from '@comanda/contract/money/ledger/provider-proofs.calls';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { momentColumn, storeColumn } from '../../../shared/lists/columns.ts';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { foundWords } from '../../../shared/proof-words.ts';
import { toStore } from '../../../shared/store/to-store.tsx';
import { proofTexts as texts } from './texts.ts';

const COLUMNS: readonly Column<ProofOfStore>[] = [
  storeColumn(texts.columns.store),
  {
    id: 'diferenca',
    title: texts.columns.difference,
    value: foundWords,
    lines: 4,
    grow: 3,
  },
  momentColumn('quando', texts.columns.at, ({ provenAt }) => provenAt),
];
const rowKey = ({ storeId }: ProofOfStore) => storeId;
const rowName = ({ storeName }: ProofOfStore) => storeName;
const toBook = toStore('financeiro');

/** Ledgers whose last proof found differences. Each row describes the first difference of its ledger. */
export function ProofsList() {
  const list = usePaged(listProofs, { words: [true], getInput: () => ({ onlyDifferent: true }) });
  return (
    <ListCard
      texts={texts}
      list={list}
      total={list.first?.count}
      columns={COLUMNS}
      rowKey={rowKey}
      rowName={rowName}
      link={toBook}
    />
  );
}
