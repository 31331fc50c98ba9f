import type { CalendarMonth } from '@comanda/domain/kit/time/calendar-month';

const name = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const monthTexts = {
  title: 'Totais do mês',
  subtitle: 'O que o mês soma para o provedor, em todas as lojas.',
  month: 'Mês',
  /** Formats a month as 'novembro de 2026'. */
  nameOf: (month: CalendarMonth) => name.format(new Date(`${month}-01T00:00:00Z`)),
  sums: 'Somas do mês',
  shown: 'mostrada abaixo',
  how: 'Como calculamos',
  also: 'Veja também',
  settlements: 'Quem deve agora',
  payments: 'Conferência com o provedor de pagamentos',
  invoices: 'Faturas vencidas e fechamentos',
  storesOf: (sum: string) => `${sum}, loja por loja`,
  hint: 'Escolha uma soma acima para ver de onde ela vem; o nome da loja leva ao que está por trás.',
  list: (sum: string) => `Lojas, da maior soma para a menor: ${sum}`,
  noun: ['loja', 'lojas'] as const,
  failed: 'Não foi possível carregar o mês.',
  none: 'Nenhum lançamento neste mês',
  noneHint: 'As somas aparecem com o primeiro pedido entregue, multa, ajuste ou fatura do mês.',
  store: 'Loja',
} as const;
