import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { ReversalsList } from '../features/fine-reversals/reversals-list.tsx';
import { reversalTexts } from '../features/fine-reversals/texts.ts';
import { Page } from '../shared/page.tsx';

/** /provedor/estornos-de-multa. Fines stores ask to have taken back. */
export function FineReversalsPage() {
  return (
    <Page>
      <PageTitle title={reversalTexts.title} subtitle={reversalTexts.subtitle} />
      <ReversalsList />
    </Page>
  );
}
