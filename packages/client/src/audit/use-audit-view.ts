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

/** The request for a view: the current days of its period in a zone (epoch ms). */
export function requestOf({ days, values }: AuditView, timeZone: string, now = Date.now()): AuditQuery {
  return { ...days(timeZone, now), who: values.quem, area: values.assunto };
}
