import { sortOfWord, type TableView, wordOfSort } from '@comanda/ui/table/table-declaration.ts';

const searchWord = 'busca';
const sortWord = 'ordem';

/** Reads a list's view from an address: `?busca=sé&ordem=-taxa&situacao=ativos`. Ignores other parameters. */
export function viewOfAddress(search: string, filterIds: readonly string[]): TableView {
  const words = new URLSearchParams(search);
  const sort = words.get(sortWord);
  return {
    search: words.get(searchWord) ?? '',
    filters: Object.fromEntries(
      filterIds.flatMap((id) => {
        const value = words.get(id);
        return value ? [[id, value] as const] : [];
      }),
    ),
    sort: sort ? sortOfWord(sort) : null,
  };
}

/**
 * Puts a view into the query string of an address. Returns `?…`, or an empty text. Other parameters do not
 * change.
 */
export function addressOfView(search: string, filterIds: readonly string[], view: TableView): string {
  const words = new URLSearchParams(search);
  // Parameters are always written in the same order, so that equal views have equal addresses.
  const put = (word: string, value: string) => {
    words.delete(word);
    if (value !== '') words.append(word, value);
  };
  put(searchWord, view.search);
  put(sortWord, view.sort ? wordOfSort(view.sort) : '');
  for (const id of filterIds) put(id, view.filters[id] ?? '');
  const text = words.toString();
  return text === '' ? '' : `?${text}`;
}
