import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  listStoreInvoices,
  type StoreInvoice,
} from '@comanda/contract/money/invoices/provider-invoices.calls';
import { listManualRequests } from '@comanda/contract/money/ledger/provider-manual.calls';

/**
 * Properties of a dialog that requests the end of an invoice. Each dialog sends one idempotency key, so a
 * retry creates no second request.
 */
export interface RequestProps {
  storeId: number;
  invoice: StoreInvoice;
  onClose: () => void;
}

/** Queries to refetch after the request. */
export const afterRequest = (storeId: number) => [
  listKey(listStoreInvoices, [storeId]),
  listKey(listManualRequests),
];
