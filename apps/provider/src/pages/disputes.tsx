import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { DisputesList } from '../features/payments/disputes-list.tsx';
import { disputeTexts } from '../features/payments/texts.ts';
import { Page } from '../shared/page.tsx';

/** /provedor/contestacoes. What customers contest, over all stores. */
export function DisputesPage() {
  return (
    <Page>
      <PageTitle title={disputeTexts.title} subtitle={disputeTexts.subtitle} />
      <DisputesList />
    </Page>
  );
}
