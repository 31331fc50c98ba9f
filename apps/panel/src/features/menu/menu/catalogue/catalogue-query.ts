import { sendCall } from '@comanda/client/api/send-call.ts';
import { LARGEST_CATALOGUE_PAGE, searchCatalogue } from '@comanda/contract/menu/menu/catalogue.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Waits for a pause between keys, so that a whole word needs one request. Users do not notice this delay. */
const SEARCH_DELAY_MS = 150;
/** With fewer letters a search finds too many products. */
export const MIN_LETTERS = 2;

/** Finds products of the shared catalogue. Digits are a barcode; any other text is part of a name. */
export function useFoundInCatalogue(words: string) {
  const isBarcode = /^[\d\s.-]{8,}$/.test(words);
  return useQuery({
    queryKey: ['reference', words],
    queryFn: ({ signal }) =>
      sendCall(
        searchCatalogue,
        { perPage: LARGEST_CATALOGUE_PAGE, ...(isBarcode ? { barcode: words } : { name: words }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
}

/** Returns the typed text once it has not changed for {@link SEARCH_DELAY_MS}. */
export function useSettled(typed: string): string {
  const words = typed.trim();
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
