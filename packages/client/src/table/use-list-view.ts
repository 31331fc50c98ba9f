import { LONGEST_SEARCH } from '@comanda/contract/kit/paged';
import { type CalendarDate, dateAt } from '@comanda/domain/kit/time/calendar-date';
import {
  type DayRange,
  daysAt,
  type NamedPeriod,
  type Period,
  periodOfWord,
  wordOfPeriod,
} from '@comanda/domain/kit/time/day-range';
import { type TableView, wordOfSort } from '@comanda/ui/table/table-declaration.ts';
import { useEffect, useMemo, useState } from 'react';
import { useTableView } from './use-table-view.ts';

const PERIOD = 'periodo';
/**
 * Milliseconds without a new letter before the search is requested. A quickly typed word is requested once,
 * and the wait is too short to notice.
 */
const SETTLES_MS = 120;

type Readers = Readonly<Record<string, (word: string) => unknown>>;
type ValuesOf<Filters extends Readers> = { [Name in keyof Filters]: ReturnType<Filters[Name]> | null };

/**
 * Declares the parts of a list's view that the address contains. Declare it outside the screen, as a
 * constant.
 */
export interface ListDeclaration<Filters extends Readers, Sort extends string> {
  /** Filters by their name in the address. A reader returns null for an unknown word. */
  filters?: Filters;
  /** The period at first. If it is missing, the list has no period. */
  firstPeriod?: NamedPeriod;
  /** Possible sorts of the list. */
  sorts?: readonly Sort[];
}

/** The current view of a list. The server filters, sorts and pages the list. */
export interface ListView<Values, Sort extends string> {
  /** The view for `DataTable`, with only the valid words of the address. */
  view: readonly [TableView, (view: TableView) => void];
  /** Values of the filters. Null: the filter is not used. */
  values: Values;
  search: string;
  period: Period;
  sort: Sort | `-${Sort}` | null;
  /** The days of the period in a time zone, as of `now`. */
  days: (timeZone: string, now?: number) => DayRange;
  today: (timeZone: string, now?: number) => CalendarDate;
  choose: (filter: string, word: string) => void;
  setPeriod: (period: Period) => void;
  /** Removes the search text and all filters. Sets `period`, or the list's first period if absent. */
  clear: (period?: Period) => void;
  /** Words that identify this view, for `usePaged`. */
  words: readonly string[];
}

/**
 * Saves a list's view in the address: search, filters, period, sort. Unknown words in the address are
 * ignored, because users can type anything.
 */
export function useListView<Filters extends Readers = Record<never, never>, Sort extends string = never>(
  declaration: ListDeclaration<Filters, Sort>,
): ListView<ValuesOf<Filters>, Sort> {
  const { filters, firstPeriod, sorts } = declaration;
  const ids = useMemo(
    () => [...(firstPeriod ? [PERIOD] : []), ...Object.keys(filters ?? {})],
    [filters, firstPeriod],
  );
  const [raw, setView] = useTableView(ids);
  const shown = useMemo(() => {
    const values: Record<string, unknown> = {};
    const words: Record<string, string> = {};
    for (const [id, read] of Object.entries(filters ?? {})) {
      const word = raw.filters[id] ?? '';
      values[id] = word === '' ? null : (read(word) ?? null);
      if (values[id] !== null) words[id] = word;
    }
    const period = periodOfWord(raw.filters[PERIOD] ?? '') ?? firstPeriod ?? 'today';
    if (firstPeriod !== undefined && period !== firstPeriod) words[PERIOD] = wordOfPeriod(period);
    const sort = raw.sort !== null && sorts?.some((each) => each === raw.sort?.column) ? raw.sort : null;
    const view: TableView = { search: raw.search.slice(0, LONGEST_SEARCH), filters: words, sort };
    return { values: values as ValuesOf<Filters>, period, view };
  }, [raw, filters, firstPeriod, sorts]);
  const { view, period, values } = shown;
  const search = useSettled(view.search.trim());
  const sort = view.sort === null ? null : (wordOfSort(view.sort) as Sort | `-${Sort}`);
  const choose = (filter: string, word: string) => {
    const { [filter]: _before, ...others } = view.filters;
    setView({ ...view, filters: word === '' ? others : { ...others, [filter]: word } });
  };
  const today = (timeZone: string, now = Date.now()) => dateAt(timeZone, now);
  return {
    view: [view, setView],
    values,
    search,
    period,
    sort,
    days: (timeZone, now = Date.now()) => daysAt(period, timeZone, now),
    today,
    choose,
    setPeriod: (next) => choose(PERIOD, next === firstPeriod ? '' : wordOfPeriod(next)),
    clear: (next) =>
      setView({
        search: '',
        filters: next === undefined || next === firstPeriod ? {} : { [PERIOD]: wordOfPeriod(next) },
        sort: view.sort,
      }),
    words: [search, sort ?? '', wordOfPeriod(period), ...ids.map((id) => view.filters[id] ?? '')],
  };
}

/** Returns the text, but changes it only after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
