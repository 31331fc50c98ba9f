import { sendCall } from '@comanda/client/api/send-call.ts';
import { searchStores } from '@comanda/contract/store/store/provider-stores.calls';
import { findCitySpelling } from '@comanda/domain/store/delivery-areas/city-spelling';
import { significantCharacters } from '@comanda/ui/form/fields/typed/masks.ts';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { cityNamesQuery } from './city-names-query.ts';
import { identityTexts as texts } from './texts.ts';

/** Searches for stores with the same document. Sends nothing while the typed document is incomplete. */
const sharersQuery = (document: string) =>
  queryOptions({
    queryKey: ['stores', 'of-document', document],
    queryFn: ({ signal }) =>
      sendCall(searchStores, { words: document, status: null, createdFrom: null, after: null }, { signal }),
    enabled: /^(\d{11}|[0-9A-Z]{14})$/.test(document),
    meta: { silent: true },
  });

interface IdentityWarningsProps {
  document: string;
  city: string;
  state: string;
  /** The store that the user edits. Undefined for a new store. */
  storeId?: number;
}

/**
 * Warns of probable mistakes that the form still accepts: the document of another store, or a city without
 * districts.
 */
export function IdentityWarnings({ document, city, state, storeId }: IdentityWarningsProps) {
  const significant = significantCharacters(document);
  const sharers = useQuery(sharersQuery(significant)).data?.rows.filter(
    (store) => store.document === significant && store.storeId !== storeId,
  );
  const { data: names } = useQuery(cityNamesQuery(state));
  const warnings = [
    ...(sharers ?? []).map((store) => texts.sameDocument(store.storeId, store.name)),
    ...(names === undefined || city.trim() === '' ? [] : cityWarnings(city, names)),
  ];
  return (
    <div aria-live="polite" className="stack-8">
      {warnings.map((warning) => (
        <Note
          key={warning}
          tone="pending"
          icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}
        >
          {warning}
        </Note>
      ))}
    </div>
  );
}

function cityWarnings(city: string, names: readonly string[]): string[] {
  const spelling = findCitySpelling(city, names);
  if (spelling.kind === 'known') return [];
  if (spelling.kind === 'spelt-otherwise') return [texts.otherSpelling(spelling.name)];
  return [texts.unknownCity(city.trim(), spelling.similar)];
}
