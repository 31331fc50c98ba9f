import { providerMay } from '@comanda/domain/people/provider/permissions';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { CustomerCard } from './customer-card.tsx';
import { OrderLinksCard } from './order-links-card.tsx';

/** Customer data of a store, and the links that customers and couriers can open. */
export function CustomersTab({ storeId }: { storeId: number }) {
  const mayWithdraw = providerMay(useProviderSession(), 'services.manage');
  return (
    <div className="stack-16">
      <CustomerCard storeId={storeId} />
      {mayWithdraw ? <OrderLinksCard storeId={storeId} /> : null}
    </div>
  );
}
