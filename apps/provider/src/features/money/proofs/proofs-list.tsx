import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { listProofs, type ProofOfStore } from '@comanda/contract/money/ledger/provider-proofs.calls';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AllDone } from '../../../shared/all-done.tsx';
import { foundWords } from '../../../shared/proof-words.ts';
import { proofTexts as texts } from './texts.ts';

const COLUMNS: readonly Column<ProofOfStore>[] = [
  { id: 'loja', title: texts.columns.store, value: ({ storeName }) => storeName, lines: 2, grow: 2 },
  {
    id: 'diferenca',
    title: texts.columns.difference,
    value: foundWords,
    lines: 4,
    grow: 3,
  },
  {
    id: 'quando',
    title: texts.columns.at,
    value: ({ provenAt }) => formatDateTime(new Date(provenAt)),
    lines: 2,
  },
];
const rowKey = ({ storeId }: ProofOfStore) => storeId;
const rowName = ({ storeName }: ProofOfStore) => storeName;
const toBook = ({ storeId }: ProofOfStore, name: ReactNode) => (
  <Link to="/lojas/$id" params={{ id: String(storeId) }} search={{ aba: 'financeiro' }}>
    {name}
  </Link>
);

/** Ledgers whose last proof found a difference; each row describes the first one. */
export function ProofsList() {
  const list = usePaged(listProofs, { words: [true], ask: () => ({ onlyDifferent: true }) });
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        total={list.first?.count}
        failed={texts.failed}
        empty={<AllDone isCompact title={texts.none} />}
        columns={COLUMNS}
        rowKey={rowKey}
        rowName={rowName}
        link={toBook}
      />
    </FormCard>
  );
}
