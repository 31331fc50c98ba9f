import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { StoreList } from '../features/stores/store-list.tsx';
import { storesTexts } from '../features/stores/texts.ts';
import { Page } from '../shared/page.tsx';

/** Where a store is found. */
export function StoresPage() {
  return (
    <Page>
      <PageTitle title={storesTexts.title} subtitle={storesTexts.subtitle} />
      <StoreList />
    </Page>
  );
}
