import { sendCall } from '@comanda/client/api/send-call.ts';
import type { SendOptions } from '@comanda/client/api/send-form.ts';
import type { GivenFile } from '@comanda/contract/kit/field-types';
import {
  importProviderCatalogue,
  LARGEST_REFERENCE_LIST,
  readProviderCatalogue,
} from '@comanda/contract/menu/menu/provider-catalogue.calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ImportCard } from './import-card.tsx';
import { referenceTexts } from './texts.ts';

const texts = referenceTexts.products;
const statusQuery = queryOptions({
  queryKey: ['reference-data', 'products'],
  queryFn: ({ signal }) => sendCall(readProviderCatalogue, {}, { signal }),
  meta: { silent: true },
});
const sender = (leavesOutBadLines: boolean) => (file: GivenFile, options: SendOptions) =>
  sendCall(importProviderCatalogue, { file, leavesOutBadLines }, options);
const whole = sender(false);
const goodLines = sender(true);

/** Card that imports products of the shared catalogue, and shows how many the catalogue contains. */
export function ProductsImportCard() {
  const { data: status } = useQuery(statusQuery);
  return (
    <ImportCard
      texts={texts}
      whole={whole}
      goodLines={goodLines}
      maxBytes={LARGEST_REFERENCE_LIST}
      refreshes={statusQuery.queryKey}
    >
      {status === undefined ? null : <p>{texts.status(status)}</p>}
    </ImportCard>
  );
}
