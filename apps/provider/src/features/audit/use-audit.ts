import { sendCall } from '@comanda/client/api/send-call.ts';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { useTableView } from '@comanda/client/table/use-table-view.ts';
import { listAuditChoices, listProviderAudit } from '@comanda/contract/provider/audit.calls';
import { daysAt, type Period, periodOfWord, wordOfPeriod } from '@comanda/domain/time/day-range';
import { queryOptions } from '@tanstack/react-query';

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

/** The audit, page by page. */
export function useAudit({ period, person, store, call }: ShownAudit) {
  return usePaged(
    listProviderAudit,
    {
      words: [wordOfPeriod(period), person, store, call],
      ask: () => ({
        ...daysAt(period, shownTimeZone(), Date.now()),
        personId: numberOf(person),
        aboutStore: numberOf(store),
        call: call || null,
      }),
    },
    { staleTime: 0 },
  );
}

export const auditChoicesQuery = queryOptions({
  queryKey: ['audit-choices'],
  queryFn: ({ signal }) => sendCall(listAuditChoices, {}, { signal }),
  // Without it the audit is read all the same.
  meta: { silent: true },
});
