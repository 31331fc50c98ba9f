import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { CitiesCard } from '../features/reference-data/cities-card.tsx';
import { DistrictsImportCard } from '../features/reference-data/districts-import-card.tsx';
import { ProductsImportCard } from '../features/reference-data/products-import-card.tsx';
import { referenceTexts } from '../features/reference-data/texts.ts';
import { Page } from '../shared/page.tsx';

/** /provedor/dados. What all stores choose from. */
export function ReferenceDataPage() {
  return (
    <Page>
      <PageTitle title={referenceTexts.title} subtitle={referenceTexts.subtitle} />
      <ProductsImportCard />
      <DistrictsImportCard />
      <CitiesCard />
    </Page>
  );
}
