const count = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

export const dashboardTexts = {
  title: 'Painel de Controle',
  subtitle: 'Como foram os pedidos, comparados com o período anterior.',
  sameHours: 'O período ainda não terminou: do período anterior contam só as mesmas horas.',
  loadFailed: 'Não foi possível carregar o painel.',
  none: 'Nenhum pedido nestes dias',
  noneYet: 'Ainda sem pedidos nestes dias',
  noneHint: 'Escolha outro período ou espere pelos primeiros pedidos.',
  before: 'período anterior',
  findings: 'O que chama atenção',
  silence: 'Não avisar por 30 dias',
  silenced: 'Não avisamos você disso por 30 dias.',
  silenceFailed: 'Não foi possível mudar.',
  undo: 'Desfazer',
  byMail: 'Receber por e-mail',
  seeOrders: 'Ver pedidos',
  ordersOf: (figure: string) => `Ver pedidos de ${figure}`,
  cards: {
    total: 'Pedidos Totais',
    cancelled: 'Pedidos Cancelados',
    coupons: 'Cupons',
    delivery: 'Taxa de Entrega',
    ticket: 'Ticket Médio',
    roi: 'ROI',
    commission: 'Comissão',
  },
  totalTip:
    'Quantos pedidos foram concluídos e quanto a loja vendeu neles: total dos pedidos menos o desconto da loja, sem a taxa de entrega nem outras taxas.',
  storeSales: (money: string) => `${money} em produtos, com o desconto da loja`,
  sold: (money: string) => `Total vendido: ${money}`,
  otherFees: 'Outras taxas',
  unpaid: (of: number) =>
    of === 1 ? 'Fora daqui: 1 pedido não pago' : `Fora daqui: ${count.format(of)} pedidos não pagos`,
  ticketTip: 'Valor médio de venda: total dividido pelo número de pedidos.',
  roiTip: 'A cada R$ 1,00 pago em comissão, quanto é entregue em vendas.',
  received: (of: number) => `de ${count.format(of)} ${of === 1 ? 'recebido' : 'recebidos'}`,
  ordersWord: (of: number) => (of === 1 ? 'pedido' : 'pedidos'),
  orders: (of: number) => (of === 1 ? '1 pedido' : `${count.format(of)} pedidos`),
  cancelledOrders: (orders: string) => `${orders}, sem taxas`,
  beforeRefunds: 'antes de reembolsos',
  onOrderDay: 'no dia do pedido',
  rides: (of: number) => `${of === 1 ? '1 corrida' : `${count.format(of)} corridas`}, antes de reembolsos`,
  sponsored: (money: string) => `${money} pagos por quem patrocina, antes de reembolsos`,
  perReal: (money: string) => `${money} vendidos a cada R$ 1,00 de comissão`,
  noCommission: 'Sem comissão nestes dias',
  termsSince: (day: string, orders: number, of: number) =>
    `comissão só desde ${day}: conta ${count.format(orders)} de ${of === 1 ? '1 pedido' : `${count.format(of)} pedidos`}`,
  customers: 'Novos Usuários',
  fresh: 'Novos',
  returning: 'Recorrentes',
  noCustomers: (of: number) =>
    of === 1
      ? 'Mais 1 pedido sem cliente identificado.'
      : `Mais ${count.format(of)} pedidos sem cliente identificado.`,
  customersFormula:
    'Novos: clientes cujo primeiro pedido concluído nesta loja está no período, cada um uma vez. Recorrentes: os que já tinham comprado antes.',
  perStep: {
    day: {
      title: 'Pedidos por dia',
      point: 'Dia',
      formula: 'Pedidos concluídos de cada dia, das 5h às 4h59 do dia seguinte.',
    },
    month: {
      title: 'Pedidos por mês',
      point: 'Mês',
      formula: 'Pedidos concluídos de cada mês. O primeiro e o último podem não estar inteiros no período.',
    },
    quarter: {
      title: 'Pedidos por trimestre',
      point: 'Trimestre',
      formula:
        'Pedidos concluídos de cada trimestre. O primeiro e o último podem não estar inteiros no período.',
    },
  },
  hours: 'Dias e horas com mais pedidos',
  hoursFormula:
    'Média de pedidos concluídos por dia, pela hora em que foram feitos. Cada dia da semana é dividido por quantos dias inteiros dele há no período, das 5h às 4h59; sem nenhum, são os pedidos até agora.',
  weekdayOf: (name: string, days: number) =>
    days === 0
      ? `${name}, até agora`
      : `${name}, média de ${days === 1 ? '1 dia' : `${count.format(days)} dias`}`,
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
  minutesFormula:
    'Em quantos minutos ficaram metade e 9 de cada 10 dos pedidos concluídos, arredondados para cima. Até a porta contam só entregas; com menos de 5 pedidos não dizemos.',
  noneLost: ['Nenhum pedido perdido', 'Nada foi cancelado nem recusado nestes dias.'] as const,
  lost: 'Pedidos perdidos',
  lostFormula: 'Pedidos cancelados ou recusados, pelo motivo e por quem cancelou.',
  reason: 'Motivo',
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
