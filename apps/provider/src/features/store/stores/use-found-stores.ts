import { type ListDeclaration, useListView } from '@comanda/client/table/use-list-view.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { searchStores } from '@comanda/contract/store/store/provider-stores.calls';
import { STATUSES, type StatusFilter } from '@comanda/contract/store/store/provider-stores.wire';

const DAY_MS = 86_400_000;

const LIST = {
  filters: {
    situacao: (word: string) =>
      (Object.keys(STATUSES) as StatusFilter[]).find((status) => STATUSES[status] === word) ?? null,
    criada: (word: string) => (/^[1-9]\d{0,3}$/.test(word) ? Number(word) : null),
  },
} satisfies ListDeclaration<Record<string, (word: string) => unknown>, never>;

/** State of the list of stores: search and filters, and the stores found, page by page. */
export function useFoundStores() {
  const view = useListView(LIST);
  const { situacao, criada } = view.values;
  const getInput = () => ({
    words: view.search || null,
    status: situacao,
    createdFrom: criada === null ? null : Date.now() - criada * DAY_MS,
  });
  const list = usePaged(searchStores, { words: view.words, getInput });
  return { view, list, getInput };
}

export type FoundStores = ReturnType<typeof useFoundStores>;
