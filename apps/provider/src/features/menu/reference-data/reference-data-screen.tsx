import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { CitiesCard } from './cities-card.tsx';
import { DistrictsImportCard } from './districts-import-card.tsx';
import { ProductsImportCard } from './products-import-card.tsx';
import { referenceTexts } from './texts.ts';

/** /provedor/dados. Reference data for all stores. */
export function ReferenceDataScreen() {
  return (
    <>
      <PageTitle title={referenceTexts.title} subtitle={referenceTexts.subtitle} />
      <ProductsImportCard />
      <DistrictsImportCard />
      <CitiesCard />
    </>
  );
}
