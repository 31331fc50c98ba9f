import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { DecidedList } from '../features/manual-money/decided-list.tsx';
import { ManualQueue } from '../features/manual-money/manual-queue.tsx';
import { ProofsList } from '../features/proofs/proofs-list.tsx';
import { StrandedList } from '../features/proofs/stranded-list.tsx';
import { RecountsList } from '../features/sales-recounts/recounts-list.tsx';

/** /provedor/financeiro. Manual postings and proofs of all stores' ledgers. */
export function FinancePage() {
  return (
    <>
      <PageTitle title="Financeiro" subtitle="O que se lança à mão e a conferência dos livros." />
      <ManualQueue />
      <ProofsList />
      <StrandedList />
      <RecountsList />
      <DecidedList />
    </>
  );
}
