import { sendCall } from '@comanda/client/api/send-call.ts';
import { listBanners } from '@comanda/contract/store/store/store.calls';
import { queryOptions } from '@tanstack/react-query';

/** The pictures of the carousel. A failed request is silent, because the screen works without pictures. */
export const bannersQuery = queryOptions({
  queryKey: ['banners'],
  queryFn: ({ signal }) => sendCall(listBanners, {}, { signal }),
  staleTime: 30 * 60_000,
  retry: 1,
  meta: { silent: true },
});
