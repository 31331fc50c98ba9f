import type { MetricId } from '@comanda/domain/insight/insight/metrics';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { MONEY_WORDS } from '@comanda/domain/money/ledger/money-words';

/** Texts of the spreadsheet with a period's orders. */
export const ORDER_SHEET = {
  file: 'pedidos',
  title: 'Pedidos',
  /** Name of the counted orders, in the last row. */
  counted: 'concluídos',
  columns: {
    code: 'Pedido',
    customer: 'Cliente',
    day: 'Dia',
    createdAt: 'Feito em',
    status: 'Situação',
    payment: 'Pagamento',
    products: 'Produtos',
    storeDiscount: 'Desconto da loja',
    sponsored: 'Desconto patrocinado',
    delivery: 'Taxa de entrega',
    others: 'Outras taxas',
    total: 'Total do pedido',
    paid: 'Total pago',
    commission: 'Comissão',
    reason: 'Motivo',
    late: 'Atraso (min)',
    refunds: `${MONEY_WORDS.refunds}, no dia do pedido`,
    lost: `${MONEY_WORDS.lost}, no dia do pedido`,
  },
} as const;

/** Formats a day as `sábado, 14/11`. */
const weekdayAndDay = new Intl.DateTimeFormat('pt-BR', {
  ...{ weekday: 'long', day: '2-digit', month: '2-digit', timeZone: 'UTC' },
});
const dayWords = (day: CalendarDate) => weekdayAndDay.format(Date.parse(day));
const count = new Intl.NumberFormat('pt-BR');
const orders = (of: number) => `${count.format(of)} ${of === 1 ? 'pedido' : 'pedidos'}`;

/** Texts of the daily summary mail. */
export const SUMMARY_MAIL = {
  subject: (day: CalendarDate, sales: string, completed: number) =>
    `Resumo de ${dayWords(day)}: ${sales} em ${orders(completed)}`,
  emptySubject: (day: CalendarDate) => `Resumo de ${dayWords(day)}: nenhum pedido`,
  opening: (store: string, day: CalendarDate) =>
    `Assim foi ${dayWords(day)}, em ${store}, das 5h às 4h59 do dia seguinte.`,
  empty: (store: string, day: CalendarDate) => `Nenhum pedido em ${store} no dia ${dayWords(day)}.`,
  refunds: `${MONEY_WORDS.refundsAndLost}, no dia do pedido`,
  before: (sales: string, completed: number) => `No dia anterior: ${sales} em ${orders(completed)}.`,
  /** A metric with a second one next to it: '2 · R$ 80,00', 'R$ 23,00 · 4 corridas'. */
  beside: (main: string, beside: string, id: MetricId) =>
    `${main} · ${id === 'delivery.rides' ? `${beside} ${beside === '1' ? 'corrida' : 'corridas'}` : beside}`,
  open: 'Ver no painel',
  stop: 'Parar de receber este resumo',
  why: ({ storeName, login }: { storeName: string; login: string }) =>
    `Você recebe este resumo porque o ligou em Minha conta, com o usuário ${login} da loja ${storeName}.`,
} as const;

/** Name of the entry that adds up the rest of a chart. */
export const OTHERS = 'Outros';

export const CHART_SHEETS = {
  days: 'Pedidos por dia',
  customers: 'Novos Usuários',
  hours: 'Dias e horas',
  minutes: 'Tempos',
  items: 'Mais pedidos',
  lost: 'Pedidos perdidos',
  out: 'Em falta',
  months: 'Clientes por mês',
  weekdays: 'Resumo da operação',
  districts: 'Bairros',
  ways: 'Formas de pagamento',
  places: 'Lugares de pagamento',
  outcomes: 'Cancelados e efetivados',
  outcomeHours: 'Concluídos e perdidos',
  columns: {
    day: 'Dia',
    orders: 'Pedidos',
    days: 'Dias inteiros',
    mean: 'Média por dia',
    sales: 'Vendas da loja',
    customer: 'Cliente',
    customers: 'Clientes',
    fresh: 'Novos',
    returning: 'Recorrentes',
    weekday: 'Dia da semana',
    hour: 'Hora',
    step: 'Etapa',
    half: 'Metade em até (min)',
    nineOfTen: '9 de cada 10 em até (min)',
    accepting: 'Até aceitar',
    kitchen: 'Da aceitação até sair',
    arriving: 'Do pedido até a porta',
    item: 'Item',
    times: 'Vezes',
    before: 'Período anterior',
    amount: 'Valor',
    lostAmount: 'Teriam pago',
    reason: 'Motivo',
    month: 'Mês',
    district: 'Bairro',
    way: 'Pagamento',
    place: 'Lugar',
    online: 'Online',
    onDelivery: 'Presencial',
    done: 'Concluídos',
    cancelled: 'Cancelados',
  },
} as const;
