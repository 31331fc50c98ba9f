import { formatDay } from '@comanda/client/formats/date-time.ts';
import type {
  EntryState,
  StatementAccount,
  StatementEntry,
  StoreBalances,
} from '@comanda/contract/money/ledger/statement.calls';
import { ENTRY_KINDS } from '@comanda/domain/money/ledger/entry-kinds';
import { formatMoney } from '@comanda/web/formats/format-money';

export const accountNames: Record<StatementAccount, string> = {
  available: 'Saldo disponível',
  receivable: 'Saldo a receber',
  transit: 'Em transferência',
  current: 'Conta corrente com a Comanda',
  blocked: 'Contestado',
  invoiced: 'Faturado',
  held: 'Pago e ainda não entregue',
};

export const stateWords: Record<EntryState, string> = {
  posted: 'Lançado',
  corrected: 'Estornado',
  correction: 'Estorno',
  asking: 'Aguardando o banco',
  waiting: 'Em andamento',
  paid: 'Realizado',
  failed: 'Erro',
  returned: 'Devolvido',
};

/** 'Pedido entregue · #K7QF', 'Repasse de 04/11/2026', 'Transferência que voltou', 'Ajuste · Combinado'. */
export function entryWords({ kind, cents, orderCode, settledOn, reason }: StatementEntry): string {
  const about = orderCode === null ? null : `#${orderCode}`;
  if (kind === 'settled' && settledOn !== null) return `Repasse de ${formatDay(settledOn)}`;
  const name = kind === 'transfer' && cents > 0 ? BACK : ENTRY_KINDS[kind];
  return [name, about, reason].filter((words) => words !== null).join(' · ');
}
const BACK = 'Transferência que voltou';

/** Date and amount of the next settlement, or the reason why no settlement is planned. */
export function nextWords({
  next,
  obstacle,
  isAutomatic,
}: Pick<StoreBalances, 'next' | 'obstacle' | 'isAutomatic'>): string {
  if (next === null) return 'Nenhum repasse previsto: não há vendas online a receber.';
  const day = formatDay(next.day);
  if (next.payoutCents === 0) return `Próximo repasse em ${day}: será retido por inteiro.`;
  const stays = obstacle === null && isAutomatic ? '' : ' Ele fica no saldo disponível, sem transferência.';
  return `Próximo repasse em ${day}: ${formatMoney(next.payoutCents)}.${stays}`;
}

export const statementTexts = {
  title: 'Extrato',
  subtitle: 'O que a loja tem a receber, o que já pode transferir e cada lançamento da conta',
  loadFailed: 'Não foi possível carregar os saldos.',
  asOf: (moment: string) => `Atualizado em ${moment}`,
  receivable: 'Saldo a receber',
  receivableNote: 'Vendas online entregues que ainda vão entrar. O valor pode mudar até o fim do dia.',
  receivableHow:
    'Vendas pagas online e já entregues, menos a taxa e a comissão, que ainda não entraram em um repasse.',
  toEntries: 'Ver os lançamentos',
  nextFormula: {
    names: {
      due: 'a receber até o dia',
      credit: 'crédito da conta corrente',
      retained: 'retido para a conta corrente',
      retainedForInvoices: 'retido para faturas vencidas',
    },
    sum: (day: string) => `repasse de ${formatDay(day)}`,
  },
  availableHow: 'O que os repasses deixaram para a loja e ainda não foi transferido.',
  available: 'Saldo disponível',
  availableNote: 'Repasses já feitos, prontos para entrar na sua conta digital.',
  transfer: 'Transferir',
  calendar: 'Ver calendário',
  transit: 'Em transferência',
  blocked: 'Contestado',
  current: 'Conta corrente',
  inFavour: 'a favor da loja',
  willBeRetained: 'retido dos próximos repasses ou cobrado na fatura do mês',
  automatic: 'Repasse automático',
  automaticHint:
    'Cada repasse é transferido sozinho para a conta ativa. Desligado, ele fica disponível até alguém transferir.',
  switchedOn: 'Repasse automático ligado',
  switchedOff: 'Repasse automático desligado',
  switchFailed: 'Não foi possível mudar o repasse automático.',
  account: 'Conta',
  table: 'Extrato',
  noun: ['lançamento', 'lançamentos'],
  listFailed: 'Não foi possível carregar o extrato.',
  none: 'Nenhum lançamento neste período',
  noneHint: 'Escolha outro período ou outra conta.',
  notBegun: 'O financeiro da loja ainda não começou',
  notBegunHint: 'O extrato aparece quando a comissão da loja for combinada com a equipe Comanda.',
  opening: 'Saldo inicial',
  incoming: 'Entradas',
  outgoing: 'Saídas',
  closing: 'Saldo final',
  ofPeriod: (account: string, from: string, to: string) => `${account}, de ${from} a ${to}`,
  columns: { seq: 'Código', day: 'Dia', name: 'Nome', state: 'Status', value: 'Valor', balance: 'Saldo' },
} as const;
