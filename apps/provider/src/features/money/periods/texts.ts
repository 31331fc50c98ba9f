import type { PeriodRun } from '@comanda/contract/money/invoices/provider-periods.calls';
import { formatMoney } from '@comanda/web/formats/format-money';

/** Formats the month of a day as `11/2026`. */
const monthOf = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

export const periodTexts = {
  failed: 'Não foi possível carregar os fechamentos.',
  store: 'Loja',
  month: monthOf,
  runs: {
    title: 'Fechamentos',
    hint: 'O mês fecha sozinho ao meio-dia do dia 1º, no relógio de cada loja. Acima de R$ 30,00 vira fatura; o resto passa para o mês seguinte.',
    list: 'Fechamentos dos últimos meses',
    noun: ['fechamento', 'fechamentos'],
    none: 'Nenhum mês fechado ainda',
    name: (day: string) => `Fechamento de ${monthOf(day)}`,
    columns: {
      month: 'Mês',
      state: 'Situação',
      invoices: 'Faturas',
      invoiced: 'Faturado',
      paid: 'Pago',
      accumulated: 'Acumuladas',
    },
    state: ({ finishedAt, leftCount }: PeriodRun) =>
      finishedAt !== null ? 'Terminado' : `Em andamento: faltam ${leftCount.toLocaleString('pt-BR')} lojas`,
  },
  next: {
    title: (day: string) => `Próximo fechamento: ${monthOf(day)}`,
    hint: 'Como ele seria agora, pela conta corrente de cada loja. O que acontecer até lá muda os valores.',
    list: 'O que o próximo fechamento vai fazer',
    noun: ['loja', 'lojas'],
    none: 'Nenhuma loja deve nem tem a receber na conta corrente',
    sum: (count: number, cents: number) =>
      `${count.toLocaleString('pt-BR')} ${count === 1 ? 'fatura' : 'faturas'}, ${formatMoney(cents)}`,
    columns: { balance: 'Conta corrente', becomes: 'Vira' },
    kinds: { normal: 'Fatura', accumulated: 'Acumula' },
  },
  failures: {
    title: 'Meses que não fecharam',
    hint: 'São tentados de novo sozinhos, com pausas cada vez maiores, até uma hora.',
    list: 'Lojas cujo mês não fechou',
    noun: ['loja', 'lojas'],
    none: 'Nenhuma falha',
    day: 'Mês',
    done: 'Mês fechado.',
    stillFailed: (reason: string | null) => `Ainda não fechou. ${reason ?? ''}`,
  },
} as const;
