import { sendCall } from '@comanda/client/api/send-call.ts';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { listAuditChoices, listProviderAudit } from '@comanda/contract/people/audit/provider-audit.calls';
import { queryOptions } from '@tanstack/react-query';

const numberOf = (word: string) => (/^[1-9]\d{0,8}$/.test(word) ? Number(word) : null);

const LIST = {
  firstPeriod: '7-days',
  filters: { pessoa: numberOf, acao: (word: string) => word.slice(0, 80), loja: numberOf },
} as const;

/** State of the audit log: filters and loaded pages. */
export function useAudit() {
  const view = useListView(LIST);
  const { pessoa, acao, loja } = view.values;
  const getInput = () => ({
    ...view.days(shownTimeZone()),
    ...{ personId: pessoa, aboutStore: loja, call: acao },
  });
  const list = usePaged(listProviderAudit, { words: view.words, getInput }, { staleTime: 0 });
  return { view, list, getInput };
}

export const auditChoicesQuery = queryOptions({
  queryKey: ['audit-choices'],
  queryFn: ({ signal }) => sendCall(listAuditChoices, {}, { signal }),
  // Shows no error if the filter choices cannot be loaded, because the log also works without them.
  meta: { silent: true },
});
