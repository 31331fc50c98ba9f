import { sendCall } from '@comanda/client/api/send-call.ts';
import { LARGEST_CATALOGUE_PAGE, searchCatalogue } from '@comanda/contract/menu/catalogue.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Long enough that a word typed at once is asked for once, short enough that nobody waits for it. */
const ASK_AFTER_MS = 150;
/** Fewer find too much. */
export const LEAST_LETTERS = 2;

/** Products of the shared catalogue by what is typed: digits are a barcode, all else is part of a name. */
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

/** What was typed, once it rests. */
export function useSettled(typed: string): string {
  const words = typed.trim();
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
