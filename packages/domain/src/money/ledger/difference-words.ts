import { formatCents } from '../../kit/cents/format-cents.ts';
import { BOOK_ACCOUNT_NAMES } from './account-names.ts';
import type { LedgerDifference } from './prove.ts';

const TIES = {
  'held-payments': 'os pagamentos ainda não entregues somam',
  'open-receivables': 'os recebíveis em aberto somam',
  'open-blocks': 'as contestações em aberto somam',
  'open-transfers': 'as transferências em andamento somam',
} as const;
const TIED = {
  'held-payments': 'held',
  'open-receivables': 'receivable',
  'open-blocks': 'blocked',
  'open-transfers': 'transit',
} as const;

/** The first difference of a ledger as text: 'No lançamento 12, Disponível deveria ter R$ 10,00 e tem R$ 9,00.' */
export function differenceWords({ seq, what, expected, found }: LedgerDifference): string {
  if (what === 'gap')
    return found > expected
      ? `Falta o lançamento ${expected}: o seguinte é o ${found}.`
      : `O livro diz que tem ${expected} lançamentos, e só há ${found}.`;
  if (what === 'sum') return `Até o lançamento ${seq}, as contas somam ${formatCents(found)} em vez de zero.`;
  if (what in TIES) {
    const tie = what as keyof typeof TIES;
    return `${BOOK_ACCOUNT_NAMES[TIED[tie]]} tem ${formatCents(found)}, mas ${TIES[tie]} ${formatCents(expected)}.`;
  }
  const account = BOOK_ACCOUNT_NAMES[what as keyof typeof BOOK_ACCOUNT_NAMES];
  return `No lançamento ${seq}, ${account} deveria ter ${formatCents(expected)} e tem ${formatCents(found)}.`;
}
