import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { RecountsList } from '../features/insight/sales-recounts/recounts-list.tsx';
import { DecidedList } from '../features/money/manual-money/decided-list.tsx';
import { ManualQueue } from '../features/money/manual-money/manual-queue.tsx';
import { ProofsList } from '../features/money/proofs/proofs-list.tsx';
import { StrandedList } from '../features/money/proofs/stranded-list.tsx';

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
