import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { exportStores } from '@comanda/contract/store/store/provider-stores.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MakeStoreDialog } from '../features/store/new-store/make-store-dialog.tsx';
import { madeStoreTexts } from '../features/store/new-store/texts.ts';
import { StoreList } from '../features/store/stores/store-list.tsx';
import { storesTexts } from '../features/store/stores/texts.ts';
import { useFoundStores } from '../features/store/stores/use-found-stores.ts';
import { useProviderSession } from '../shared/session/session-store.ts';

/** Screen that finds stores, with a button that creates a store. */
export function StoresPage() {
  const found = useFoundStores();
  const [isMaking, setMaking] = useState(false);
  const mayMake = providerMay(useProviderSession(), 'registrations.handle');
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title={storesTexts.title} subtitle={storesTexts.subtitle}>
        <ExportButton call={exportStores} getInput={found.getInput} />
        {mayMake ? (
          <Button
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setMaking(true)}
          >
            {madeStoreTexts.open}
          </Button>
        ) : null}
      </PageTitle>
      <StoreList found={found} />
      {isMaking ? (
        <MakeStoreDialog
          onClose={() => setMaking(false)}
          onMade={(storeId) => void navigate({ to: '/lojas/$id', params: { id: String(storeId) } })}
        />
      ) : null}
    </>
  );
}
