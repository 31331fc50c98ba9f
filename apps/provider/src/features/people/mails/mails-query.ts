import { pagedQuery } from '@comanda/client/table/use-paged.ts';
import { listMails } from '@comanda/contract/people/mail/provider-mails.calls';

const REFETCH_MS = 30_000;

/** Requests unsent mails or all saved mails, of one store or of all stores (null). */
export const mailsRequest = (storeId: number | null, withSent: boolean) => ({
  words: [storeId, withSent],
  getInput: () => ({ storeId, withSent }),
});
export const MAILS_OPTIONS = { refetchInterval: REFETCH_MS };

/** Unsent mails of all stores. */
export const unsentQuery = pagedQuery(listMails, mailsRequest(null, false), MAILS_OPTIONS);
