import { sendCall } from '@comanda/client/api/send-call.ts';
import { listMails } from '@comanda/contract/provider/mails.calls';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

export const MAILS_KEY = ['mails'] as const;
const ASK_AGAIN_MS = 30_000;

/** Mails that did not leave, or all that are kept; of one store or of all (null). */
export const mailsQuery = (storeId: number | null, withSent: boolean) =>
  infiniteQueryOptions({
    queryKey: [...MAILS_KEY, storeId, withSent],
    queryFn: ({ pageParam, signal }) =>
      sendCall(listMails, { storeId, withSent, after: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ASK_AGAIN_MS,
    meta: { silent: true },
  });
