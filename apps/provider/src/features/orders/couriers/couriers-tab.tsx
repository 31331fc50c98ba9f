import { providerMay } from '@comanda/domain/people/provider/permissions';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { AccountCard } from './account-card.tsx';
import { AreasCard } from './areas-card.tsx';
import { couriersQuery } from './couriers-query.ts';
import { courierTexts } from './texts.ts';

/** The store's courier service: its account, and its areas with prices. */
export function CouriersTab({ storeId }: { storeId: number }) {
  const mayChange = providerMay(useProviderSession(), 'services.manage');
  const query = useQuery(couriersQuery(storeId));
  return (
    <QueryFaces query={query} skeleton={<CardListSkeleton count={3} />} failed={courierTexts.failed}>
      {(setup) => (
        <div className="stack-16">
          <AccountCard storeId={storeId} setup={setup} mayChange={mayChange} />
          <AreasCard storeId={storeId} setup={setup} mayChange={mayChange} />
        </div>
      )}
    </QueryFaces>
  );
}
