import { FINANCE_PERIOD_WORDS, type FinancePeriod } from '@comanda/contract/finance/finance-period';
import { ACCOUNT_WORDS, type StatementAccount } from '@comanda/contract/ledger/statement.calls';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import { isDate } from '@comanda/domain/time/day-range';
import { useRouter, useRouterState } from '@tanstack/react-router';

/** What of the statement is shown; the dates count with `dates` only. */
export interface StatementView {
  account: StatementAccount;
  period: FinancePeriod;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

const FIRST: StatementView = { account: 'available', period: '30-days', from: null, to: null };

/** The name a word stands for; null for nobody's word. */
function nameOf<Name extends string>(
  words: Readonly<Record<Name, string>>,
  word: string | null,
): Name | null {
  const found = Object.entries(words).find(([, each]) => each === word);
  return found === undefined ? null : (found[0] as Name);
}

/** Reads `?conta=a_receber&periodo=PP&inicio=2026-11-01&fim=2026-11-30`; what means nothing is the last 30 days of what is available. */
export function viewOfAddress(search: string): StatementView {
  const words = new URLSearchParams(search);
  const account = nameOf(ACCOUNT_WORDS, words.get('conta')) ?? FIRST.account;
  const period = nameOf(FINANCE_PERIOD_WORDS, words.get('periodo')) ?? FIRST.period;
  const [from = '', to = ''] = [words.get('inicio') ?? '', words.get('fim') ?? ''];
  if (period !== 'dates') return { account, period, from: null, to: null };
  return isDate(from) && isDate(to) && from <= to ? { account, period, from, to } : { ...FIRST, account };
}

export function addressOfView({ account, period, from, to }: StatementView): string {
  const words = new URLSearchParams();
  if (account !== FIRST.account) words.set('conta', ACCOUNT_WORDS[account]);
  if (period !== FIRST.period) words.set('periodo', FINANCE_PERIOD_WORDS[period]);
  if (period === 'dates' && from !== null && to !== null) {
    words.set('inicio', from);
    words.set('fim', to);
  }
  return words.size === 0 ? '' : `?${words}`;
}

/** What is shown, kept in the address: Back returns to what was shown before. */
export function useStatementView() {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  return {
    shown: viewOfAddress(search),
    show: (view: StatementView) => {
      const { pathname, search: now } = router.history.location;
      const next = addressOfView(view);
      if (next !== now) router.history.push(`${pathname}${next}`);
    },
  };
}
