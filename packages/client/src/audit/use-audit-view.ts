import { AREA_WORDS, type AuditQuery, whoOfWord } from '@comanda/contract/people/audit/audit.wire';
import { AUDIT_AREAS } from '@comanda/domain/people/audit/audit-area';
import { useListView } from '../table/use-list-view.ts';

const LIST = {
  firstPeriod: '7-days',
  filters: {
    quem: whoOfWord,
    assunto: (word: string) => AUDIT_AREAS.find((area) => AREA_WORDS[area] === word) ?? null,
  },
} as const;

export const useAuditView = () => useListView(LIST);
export type AuditView = ReturnType<typeof useAuditView>;

/**
 * Makes the request for a view: its filters, and the days of its period at `now` (epoch ms) in a time zone.
 */
export function requestOf({ days, values }: AuditView, timeZone: string, now = Date.now()): AuditQuery {
  return { ...days(timeZone, now), who: values.quem, area: values.assunto };
}
