import { sendCall } from '@comanda/client/api/send-call.ts';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { useTableView } from '@comanda/client/table/use-table-view.ts';
import {
  listAuditChoices,
  listProviderAudit,
  type ProviderAuditFilter,
} from '@comanda/contract/provider/audit.calls';
import { daysAt, type Period, periodOfWord, wordOfPeriod } from '@comanda/domain/time/day-range';
import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';

const WORDS = ['periodo', 'pessoa', 'loja', 'acao'] as const;
const FIRST_PERIOD = '7-days';

/** What is shown of the audit; words as the address has them, '' for everything. */
export interface ShownAudit {
  period: Period;
  person: string;
  store: string;
  call: string;
}

export const WHOLE_AUDIT: ShownAudit = { period: FIRST_PERIOD, person: '', store: '', call: '' };

/** Kept in the address: reloading, sharing and coming back show the same. */
export function useShownAudit(): readonly [ShownAudit, (shown: ShownAudit) => void] {
  const [view, setView] = useTableView(WORDS);
  const { periodo = '', pessoa = '', loja = '', acao = '' } = view.filters;
  const shown = { period: periodOfWord(periodo) ?? FIRST_PERIOD, person: pessoa, store: loja, call: acao };
  const change = ({ period, person, store, call }: ShownAudit) =>
    setView({
      ...view,
      filters: {
        ...(period !== FIRST_PERIOD && { periodo: wordOfPeriod(period) }),
        ...(person !== '' && { pessoa: person }),
        ...(store !== '' && { loja: store }),
        ...(call !== '' && { acao: call }),
      },
    });
  return [shown, change];
}

/** What stands in an address is anybody's: what is no number names nobody. */
const numberOf = (word: string) => (/^[1-9]\d{0,8}$/.test(word) ? Number(word) : null);

function asked({ period, person, store, call }: ShownAudit): Omit<ProviderAuditFilter, 'before'> {
  return {
    ...daysAt(period, shownTimeZone(), Date.now()),
    personId: numberOf(person),
    aboutStore: numberOf(store),
    call: call || null,
  };
}

/** The audit, page by page; `data` is what was fetched so far. */
export function useAudit(shown: ShownAudit) {
  const { period, person, store, call } = shown;
  return useInfiniteQuery({
    queryKey: ['audit', wordOfPeriod(period), person, store, call],
    queryFn: ({ pageParam, signal }) =>
      sendCall(listProviderAudit, { ...asked(shown), before: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    staleTime: 0,
    meta: { silent: true },
  });
}

export const auditChoicesQuery = queryOptions({
  queryKey: ['audit-choices'],
  queryFn: ({ signal }) => sendCall(listAuditChoices, {}, { signal }),
  // Without it the audit is read all the same.
  meta: { silent: true },
});
