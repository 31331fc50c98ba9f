import { type ListDeclaration, useListView } from '@comanda/client/table/use-list-view.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { listRegistrations } from '@comanda/contract/store/store/provider-registrations.calls';

const REFETCH_MS = 30_000;
const PER_PAGE = 30;

const ALL = 'todas';
const LIST = {
  filters: { mostrar: (word: string) => (word === ALL ? word : null) },
} satisfies ListDeclaration<Record<string, (word: string) => unknown>, never>;

/** Pending registration requests, or all saved ones, page by page. */
export function useRequests() {
  const view = useListView(LIST);
  const withClosed = view.values.mostrar !== null;
  const list = usePaged(
    listRegistrations,
    { words: view.words, getInput: () => ({ withClosed, perPage: PER_PAGE }) },
    { refetchInterval: REFETCH_MS },
  );
  return { list, withClosed, show: (withClosed: boolean) => view.choose('mostrar', withClosed ? ALL : '') };
}
