import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { ContestedList } from '../features/contested-ratings/contested-list.tsx';
import { contestTexts } from '../features/contested-ratings/texts.ts';
import { Page } from '../shared/page.tsx';

/** /provedor/avaliacoes-contestadas. Ratings stores say are abusive. */
export function ContestedRatingsPage() {
  return (
    <Page>
      <PageTitle title={contestTexts.title} subtitle={contestTexts.subtitle} />
      <ContestedList />
    </Page>
  );
}
