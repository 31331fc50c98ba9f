import { LONGEST_SEARCH } from '@comanda/contract/paged';
import { type CalendarDate, dateAt } from '@comanda/domain/time/calendar-date';
import {
  type DayRange,
  daysAt,
  type NamedPeriod,
  type Period,
  periodOfWord,
  wordOfPeriod,
} from '@comanda/domain/time/day-range';
import { type TableView, wordOfSort } from '@comanda/ui/table/table-declaration.ts';
import { useEffect, useMemo, useState } from 'react';
import { useTableView } from './use-table-view.ts';

const PERIOD = 'periodo';
/** Long enough that a word typed at once is asked for once, short enough that nobody waits for it. */
const SETTLES_MS = 120;

type Readers = Readonly<Record<string, (word: string) => unknown>>;
type ValuesOf<Filters extends Readers> = { [Name in keyof Filters]: ReturnType<Filters[Name]> | null };

/** What of a list stands in the address; declared outside of the screen, the same every time. */
export interface ListDeclaration<Filters extends Readers, Sort extends string> {
  /** Each filter by its word in the address, and how its value is read: null for what is nobody's word. */
  filters?: Filters;
  /** With it the list has a period: the one that is shown first. */
  firstPeriod?: NamedPeriod;
  /** By what the list can be sorted. */
  sorts?: readonly Sort[];
}

/** What a person looks at of a list that the server filters, sorts and pages. */
export interface ListView<Values, Sort extends string> {
  /** As `DataTable` takes it: what stands in the address and means something. */
  view: readonly [TableView, (view: TableView) => void];
  /** What the filters' words mean; null: everything. */
  values: Values;
  search: string;
  period: Period;
  sort: Sort | `-${Sort}` | null;
  /** The days of the period, as they are now in a zone. */
  days: (timeZone: string, now?: number) => DayRange;
  today: (timeZone: string, now?: number) => CalendarDate;
  choose: (filter: string, word: string) => void;
  setPeriod: (period: Period) => void;
  /** Shows everything of this period, or of another one. */
  clear: (period?: Period) => void;
  /** What tells this view from others, for `usePaged`. */
  words: readonly string[];
}

/**
 * Keeps in the address what of a list is shown: search, filters, period, sort. What stands in an address is anybody's: words
 * that mean nothing are as none.
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

/** A text once nobody types it any more. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
