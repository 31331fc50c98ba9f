import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { ReversalsList } from './reversals-list.tsx';
import { reversalTexts } from './texts.ts';

/** /provedor/estornos-de-multa. Stores' requests to reverse fines. */
export function FineReversalsScreen() {
  return (
    <>
      <PageTitle title={reversalTexts.title} subtitle={reversalTexts.subtitle} />
      <ReversalsList />
    </>
  );
}
