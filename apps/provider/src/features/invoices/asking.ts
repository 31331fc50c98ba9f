import { listKey } from '@comanda/client/table/use-paged.ts';
import { listManualRequests } from '@comanda/contract/ledger/provider-manual.calls';
import { listStoreInvoices, type StoreInvoice } from '@comanda/contract/provider/invoices.calls';

/** A dialog that asks how an invoice ends. Sent twice it is one request: each dialog has one key. */
export interface AskingProps {
  storeId: number;
  invoice: StoreInvoice;
  onClose: () => void;
}

/** What is read anew once it was asked for. */
export const afterAsking = (storeId: number) => [
  listKey(listStoreInvoices, [storeId]),
  listKey(listManualRequests),
];
