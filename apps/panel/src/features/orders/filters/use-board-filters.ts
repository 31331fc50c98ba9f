import { operationalDayStart } from '@comanda/domain/time/operational-day';
import { type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { steadyNow } from '../../../shared/clock/steady-now.ts';
import { shownTimeZone } from '../../../shared/formats/date-time.ts';
import { afterPaint } from '../after-paint.ts';
import { areOfAnotherDay, rememberFilterDay } from './filters-day.ts';
import { addressOf, filtersIn, noFilters, type OrderFilters } from './order-filters.ts';

const boardPath = '/pedidos';
const dayCheckMs = 60_000;

const today = () => operationalDayStart(shownTimeZone(), steadyNow());

/**
 * What the list is narrowed to. The screen shows a choice at once; the address (`?filtro=…`) follows after the painting
 * and keeps it over a reload, for the operational day. Links and the back button are followed.
 */
export function useBoardFilters(): [OrderFilters, (filters: OrderFilters) => void] {
  const history: RouterHistory = useRouter().history;
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => {
    const asked = filtersIn(history.location.search);
    // Which day it is takes a slow phone a tenth of a second: asked only where there is something to forget.
    return asked.size > 0 && areOfAnotherDay(today()) ? noFilters : asked;
  });
  const cancelWrite = useRef<() => void>(() => undefined);
  const shown = useRef(filters);

  const change = useCallback(
    (next: OrderFilters) => {
      shown.current = next;
      setFilters(next);
      rememberFilterDay(today());
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
    // Yesterday's are taken out of the address too.
    if (addressOf(filtersIn(history.location.search)) !== addressOf(shown.current)) change(shown.current);
    else if (shown.current.size > 0) rememberFilterDay(today());
    const stop = history.subscribe(({ location, action }) => {
      if (location.pathname !== boardPath || action.type === 'REPLACE') return;
      const asked = filtersIn(location.search);
      if (addressOf(asked) === addressOf(shown.current)) return;
      cancelWrite.current();
      shown.current = asked;
      setFilters(asked);
    });
    const dayCheck = setInterval(() => {
      if (!areOfAnotherDay(today())) return;
      if (shown.current.size > 0) change(noFilters);
      else rememberFilterDay(today());
    }, dayCheckMs);
    return () => {
      stop();
      clearInterval(dayCheck);
      cancelWrite.current();
    };
  }, [history, change]);

  return [filters, change];
}
