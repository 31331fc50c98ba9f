import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  listStoreAgreements,
  readStoreAgreement,
} from '@comanda/contract/store/store/provider-agreements.calls';
import { queryOptions } from '@tanstack/react-query';

export const agreementsQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store', storeId, 'agreements'],
    queryFn: ({ signal }) => sendCall(listStoreAgreements, { storeId }, { signal }),
    meta: { silent: true },
  });

export const agreementQuery = (storeId: number, agreementId: number) =>
  queryOptions({
    queryKey: ['store', storeId, 'agreements', agreementId],
    queryFn: ({ signal }) => sendCall(readStoreAgreement, { storeId, agreementId }, { signal }),
    meta: { silent: true },
  });
