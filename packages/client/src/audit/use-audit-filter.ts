import { AREA_WORDS, whoOfWord, wordOfWho } from '@comanda/contract/audit/audit.wire';
import { periodOfWord, wordOfPeriod } from '@comanda/domain/time/day-range';
import { useTableView } from '../table/use-table-view.ts';
import { type AuditFilter, areaOfWord } from './audit-filters.tsx';

const WORDS = ['periodo', 'quem', 'assunto'] as const;
const FIRST_PERIOD = '7-days';

/** What is shown of a history, kept in the address: reloading, sharing and coming back show the same. */
export function useAuditFilter(): readonly [AuditFilter, (filter: AuditFilter) => void] {
  const [view, setView] = useTableView(WORDS);
  const { periodo, quem, assunto } = view.filters;
  const filter: AuditFilter = {
    period: periodOfWord(periodo ?? '') ?? FIRST_PERIOD,
    who: whoOfWord(quem ?? ''),
    area: areaOfWord(assunto ?? ''),
  };
  const change = ({ period, who, area }: AuditFilter) =>
    setView({
      ...view,
      filters: {
        ...(period !== FIRST_PERIOD && { periodo: wordOfPeriod(period) }),
        ...(who !== null && { quem: wordOfWho(who) }),
        ...(area !== null && { assunto: AREA_WORDS[area] }),
      },
    });
  return [filter, change];
}
