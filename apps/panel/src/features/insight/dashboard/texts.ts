import type { Finding, FindingRule } from '@comanda/domain/insight/findings';
import { formatCents } from '@comanda/domain/money/format-cents';
import { CANCEL_REASONS } from '@comanda/domain/orders/cancel-reasons';

const count = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
const REASONS = new Map<string, string>(CANCEL_REASONS.map(({ code, label }) => [code, label]));
const WHO: Readonly<Record<string, string>> = {
  user: 'loja',
  customer: 'cliente',
  platform: 'plataforma',
  courier: 'entregador',
  system: 'ninguém aceitou a tempo',
};

function reasonWords(key: string): string {
  const [who = '', code = ''] = key.split(':');
  const label = REASONS.get(code);
  if (who === 'customer') return 'Cancelado pelo cliente';
  if (who === 'system') return 'Ninguém aceitou a tempo';
  return `${label ?? 'Outro motivo'} (${WHO[who] ?? who})`;
}

function findingWords(finding: Finding): string {
  switch (finding.rule) {
    case 'lost': {
      const { key, times, before, cents } = finding;
      return `${count.format(times)} pedidos perdidos por "${reasonWords(key)}", no valor de ${formatCents(cents)}; no período anterior ${before === 1 ? 'foi 1' : `foram ${count.format(before)}`}.`;
    }
    case 'late':
      return `${count.format(finding.late)} de ${count.format(finding.promised)} entregas chegaram depois do prazo prometido.`;
    case 'out':
      return `${finding.name} foi pedido ${count.format(finding.times)} vezes enquanto estava em falta.`;
    case 'accepting':
      return `1 de cada 10 pedidos esperou ${count.format(finding.minutes)} minutos ou mais para ser aceito.`;
  }
}

export const dashboardTexts = {
  title: 'Painel de Controle',
  subtitle: 'Como foram os pedidos, comparados com o período anterior.',
  show: 'Ver Painel',
  loadFailed: 'Não foi possível carregar o painel.',
  none: 'Nenhum pedido nestes dias',
  noneHint: 'Escolha outro período ou espere pelos primeiros pedidos.',
  behind: 'Ainda estamos somando pedidos antigos. Os números crescem até terminar.',
  before: 'período anterior',
  findings: 'O que chama atenção',
  finding: findingWords,
  wayTo: {
    lost: 'Ver pedidos',
    late: 'Ver pedidos',
    out: 'Ver estoque',
    accepting: 'Ver pedidos',
  } satisfies Record<FindingRule, string>,
  silence: 'Não avisar por 30 dias',
  seeOrders: 'Ver pedidos',
  ordersOf: (figure: string) => `Ver pedidos de ${figure}`,
  cards: {
    total: 'Pedidos Totais',
    cancelled: 'Pedidos Cancelados',
    coupons: 'Cupons',
    delivery: 'Taxa de Entrega',
    ticket: 'Ticket Médio',
    roi: 'ROI',
    refunds: 'Reembolsos',
    commission: 'Comissão',
  },
  totalTip: 'Total dos pedidos menos o desconto, sem a taxa de entrega.',
  ticketTip: 'Valor médio de venda: total dividido pelo número de pedidos.',
  roiTip: 'A cada R$ 1,00 pago em comissão, quanto é entregue em vendas.',
  received: (of: number) => `de ${count.format(of)} ${of === 1 ? 'recebido' : 'recebidos'}`,
  orders: (of: number) => (of === 1 ? '1 pedido' : `${count.format(of)} pedidos`),
  rides: (of: number) => (of === 1 ? '1 corrida' : `${count.format(of)} corridas`),
  sponsored: (money: string) => `${money} pagos por quem patrocina`,
  perReal: (money: string) => `${money} vendidos a cada R$ 1,00 de comissão`,
  noCommission: 'Sem comissão nestes dias',
  customers: 'Novos Usuários',
  fresh: 'Novos',
  returning: 'Recorrentes',
  nobody: (of: number) =>
    of === 1
      ? 'Mais 1 pedido sem cliente identificado.'
      : `Mais ${count.format(of)} pedidos sem cliente identificado.`,
  customersFormula:
    'Novos: clientes cujo primeiro pedido concluído nesta loja está no período, cada um uma vez. Recorrentes: os que já tinham comprado antes.',
  perDay: 'Pedidos por dia',
  perDayFormula: 'Pedidos concluídos de cada dia, das 5h às 4h59 do dia seguinte.',
  hours: 'Dias e horas com mais pedidos',
  hoursFormula: 'Pedidos concluídos pela hora em que foram feitos.',
  corner: 'Dia e hora',
  minutes: 'Tempos',
  accepting: 'Até aceitar',
  kitchen: 'Da aceitação até sair',
  arriving: 'Do pedido até a porta',
  half: (minutes: number) => `metade em até ${count.format(minutes)} min`,
  nineOfTen: (minutes: number) => `9 de cada 10 em até ${count.format(minutes)} min`,
  tooFew: 'Pedidos de menos para dizer',
  late: (late: number, of: number) =>
    late === 0
      ? `Todas as ${count.format(of)} entregas dentro do prazo prometido`
      : `${count.format(late)} de ${count.format(of)} ${of === 1 ? 'entrega' : 'entregas'} depois do prazo prometido`,
  lost: 'Pedidos perdidos',
  lostFormula:
    'Pedidos cancelados ou recusados, pelo motivo e por quem cancelou. O valor é o que teriam pago.',
  reason: 'Motivo',
  reasonWords,
  out: 'Pedido enquanto estava em falta',
  outFormula: 'Itens que vieram em pedidos embora estivessem pausados ou em falta.',
  items: 'Mais pedidos',
  itemsFormula: 'Quantas vezes cada item saiu em pedidos concluídos. O que é pesado conta uma vez por linha.',
  item: 'Item',
  times: 'Vezes',
  trend: 'Período anterior',
  amount: 'Valor',
  months: 'Clientes por mês',
  monthsFormula: 'Clientes com pedido concluído no mês, pelo mês do primeiro pedido.',
  noItems: 'Nenhum item nestes dias.',
} as const;
