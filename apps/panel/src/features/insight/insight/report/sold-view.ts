import { useListView } from '@comanda/client/table/use-list-view.ts';
import type { SoldOrder } from '@comanda/contract/insight/insight/sold-order.wire';
import { reasonWords } from '@comanda/domain/insight/insight/finding-words';
import { SALE_METHODS } from '@comanda/domain/insight/insight/order-fact';
import { WAY_WORDS } from '@comanda/domain/insight/insight/order-words';
import {
  FILTER_WORDS,
  filterOfWords,
  MARK_WORDS,
  SOLD_MARKS,
  SOLD_OUTCOMES,
} from '@comanda/domain/insight/insight/sold-filter';
import { WEEKDAY_NAMES } from '@comanda/domain/kit/time/brazilian-days';
import type { TableFilter, TableView } from '@comanda/ui/table/table-declaration.ts';
import { reportTexts as texts } from './texts.ts';

const VIEW = { filters: FILTER_WORDS };
/** The hours of an operational day in their sequence: an operational day starts at 5 a.m. */
const HOURS = Array.from({ length: 24 }, (_, index) => (index + 5) % 24);

/** The list's filter in the address, so that a metric can link to its orders. */
export function useSoldView() {
  const shown = useListView(VIEW);
  return { ...shown, filter: filterOfWords(shown.values) };
}
export type SoldView = ReturnType<typeof useSoldView>;

type Filter = TableFilter<SoldOrder>;
const choice = (id: keyof typeof FILTER_WORDS, options: NonNullable<Filter['options']>): Filter => ({
  ...{ id, ...texts.filters[id], options },
});

/**
 * The filters of a list. The filter of reasons offers the reasons of the period, and the reason in the
 * address.
 */
export function filtersOf(chosen: TableView['filters'], reasons: readonly string[]): Filter[] {
  const { motivo, horas, falta } = chosen;
  const withChosen = (choices: readonly string[], word: string | undefined) =>
    word === undefined || choices.includes(word) ? choices : [word, ...choices];
  const keys = withChosen(reasons, motivo);
  const spans = withChosen(
    HOURS.map((hour) => `${hour}-${hour + 1}`),
    horas,
  );
  return [
    choice(
      'situacao',
      SOLD_OUTCOMES.map((value) => ({ value, label: texts.outcomeWords[value] })),
    ),
    ...(keys.length === 0
      ? []
      : [
          choice(
            'motivo',
            keys.map((value) => ({ value, label: reasonWords(value) })),
          ),
        ]),
    choice(
      'com',
      SOLD_MARKS.map((mark) => ({ value: MARK_WORDS[mark], label: texts.markWords[mark] })),
    ),
    choice(
      'horas',
      spans.map((value) => ({ value, label: texts.hoursOf(value) })),
    ),
    choice(
      'dia_semana',
      WEEKDAY_NAMES.map((label, weekday) => ({ value: String(weekday), label })),
    ),
    choice(
      'forma',
      SALE_METHODS.map((value) => ({ value, label: WAY_WORDS[value] })),
    ),
    ...(falta === undefined ? [] : [choice('falta', [{ value: falta, label: falta }])]),
  ];
}

/** The filter in words; empty without a filter. */
export const filterWords = (chosen: TableView['filters'], filters: readonly Filter[]): string[] =>
  filters.flatMap(({ id, label, options = [] }) => {
    const option = options.find(({ value }) => value === chosen[id]);
    return option === undefined ? [] : [`${label}: ${option.label}`];
  });
