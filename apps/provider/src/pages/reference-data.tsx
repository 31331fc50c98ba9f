import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { CitiesCard } from '../features/reference-data/cities-card.tsx';
import { ImportCard } from '../features/reference-data/import-card.tsx';
import { referenceTexts } from '../features/reference-data/texts.ts';
import { Page } from '../shared/page.tsx';

/** /provedor/dados. What all stores choose from. */
export function ReferenceDataPage() {
  return (
    <Page>
      <PageTitle title={referenceTexts.title} subtitle={referenceTexts.subtitle} />
      <ImportCard />
      <CitiesCard />
    </Page>
  );
}
