import { sendCall } from '@comanda/client/api/send-call.ts';
import { getCourierSetup } from '@comanda/contract/orders/courier/provider-couriers.calls';
import { queryOptions } from '@tanstack/react-query';

export const couriersQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store', storeId, 'couriers'],
    queryFn: ({ signal }) => sendCall(getCourierSetup, { storeId }, { signal }),
    meta: { silent: true },
  });
