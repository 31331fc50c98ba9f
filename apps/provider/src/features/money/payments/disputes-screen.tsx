import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { DisputesList } from './disputes-list.tsx';
import { disputeTexts } from './texts.ts';

/** /provedor/contestacoes. Disputes of all stores. */
export function DisputesScreen() {
  return (
    <>
      <PageTitle title={disputeTexts.title} subtitle={disputeTexts.subtitle} />
      <DisputesList />
    </>
  );
}
