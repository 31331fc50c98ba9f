import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import { type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../../../shared/after-paint.ts';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { rememberedFilters, rememberFilters } from './filters-day.ts';
import { addressOf, filtersIn, noFilters, type OrderFilters } from './order-filters.ts';

const boardPath = '/pedidos';
const dayCheckMs = 60_000;

const names = (search: string) => new URLSearchParams(search).has('filtro');

const today = () => operationalDayStart(shownTimeZone(), monotonicNow());

/**
 * The filters of the list. The screen shows a choice immediately. The address (`?filtro=…`) changes after the
 * paint and preserves the filters over a reload, until the operational day ends. Links and the back button
 * change the filters, too.
 */
export function useBoardFilters(): [OrderFilters, (filters: OrderFilters) => void] {
  const history: RouterHistory = useRouter().history;
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => {
    const { search } = history.location;
    const requested = filtersIn(search);
    // Computing the operational day takes 100 ms on a slow phone, so it is computed only if filters are
    // saved.
    const remembered = rememberedFilters(today);
    if (remembered?.isOfAnotherDay) return noFilters;
    return remembered && !names(search) ? filtersIn(`?filtro=${remembered.address}`) : requested;
  });
  const cancelWrite = useRef<() => void>(() => undefined);
  const shown = useRef(filters);

  const change = useCallback(
    (next: OrderFilters) => {
      shown.current = next;
      setFilters(next);
      rememberFilters(today(), addressOf(next));
      cancelWrite.current();
      cancelWrite.current = afterPaint(() => {
        cancelWrite.current = () => undefined;
        const search = (before: object) => ({ ...before, filtro: addressOf(next) });
        void navigate({ to: boardPath, search, replace: true, resetScroll: false });
      });
    },
    [navigate],
  );

  useEffect(() => {
    // Filters of another day must disappear from the address, too.
    if (addressOf(filtersIn(history.location.search)) !== addressOf(shown.current)) change(shown.current);
    else if (shown.current.size > 0) rememberFilters(today(), addressOf(shown.current));
    const stop = history.subscribe(({ location, action }) => {
      if (location.pathname !== boardPath || action.type === 'REPLACE') return;
      const requested = filtersIn(location.search);
      if (addressOf(requested) === addressOf(shown.current)) return;
      cancelWrite.current();
      if (action.type === 'PUSH' && !names(location.search)) return change(shown.current);
      shown.current = requested;
      setFilters(requested);
      rememberFilters(today(), addressOf(requested));
    });
    const dayCheck = setInterval(() => {
      if (rememberedFilters(today)?.isOfAnotherDay) change(noFilters);
    }, dayCheckMs);
    return () => {
      stop();
      clearInterval(dayCheck);
      cancelWrite.current();
    };
  }, [history, change]);

  return [filters, change];
}
