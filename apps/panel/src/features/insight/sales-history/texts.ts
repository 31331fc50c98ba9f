import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import { untilWords } from '@comanda/client/formats/until-words.ts';
import type { HistoryDiscount } from '@comanda/contract/insight/sales-history/sales-history.calls';
import type { ReversalState } from '@comanda/domain/money/ledger/fine-reversal';
import { MONEY_WORDS } from '@comanda/domain/money/ledger/money-words';

type CampaignConsent = NonNullable<HistoryDiscount['campaigns'][number]['consent']>;

const time = (at: number) => formatDateTime(new Date(at));

export const historyTexts = {
  title: 'Histórico de vendas',
  subtitle: 'Cada pedido com o dinheiro dele, do produto ao que fica para a loja.',
  period: ({ from, to, at }: { from: string; to: string; at: number }) =>
    `${from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`}${untilWords(to, at)}`,
  summary: 'Resumo das vendas',
  total: 'Valor total',
  totalHint:
    'Valor total = produtos e taxas + taxa de entrega dos pedidos entregues. É o Total vendido do relatório e do painel: descontos e reembolsos não são subtraídos. A Visão geral mostra o que fica depois dos reembolsos.',
  totalName: 'Total vendido, antes de descontos e reembolsos',
  count: 'Quantidade',
  countHint: 'Pedidos entregues no período e nos filtros escolhidos.',
  isBehind: 'Pedidos antigos ainda estão sendo somados. Os valores podem aumentar.',
  byType: 'Vendas por tipo',
  type: 'Tipo de venda',
  amount: 'Valor',
  types: { card: 'Cartão', cash: 'Dinheiro', online: 'Online' },
  typesFormula:
    'Só pedidos entregues contam. Cada pedido conta uma vez, pela maior forma de pagamento: a Visão geral separa um pedido pago de duas formas, e por isso Dinheiro e Cartão podem diferir. Cartão inclui Pix, vales e outras formas pagas na entrega.',
  charts: 'Gráficos por tipo de venda',
  tabs: { count: 'Nº de Vendas', amount: 'Valor' },
  orders: 'Pedidos do período',
  noun: ['pedido', 'pedidos'] as const,
  listFailed: 'Não foi possível carregar o histórico.',
  none: 'Nenhum pedido nestes dias',
  noneHint: 'Escolha outro período.',
  search: 'Procurar pelo código',
  columns: {
    code: 'Pedido',
    createdAt: 'Data',
    customer: 'Cliente',
    status: 'Status',
    subtotal: MONEY_WORDS.products,
    discount: 'Desconto',
    delivery: 'Taxa Entrega',
    payment: 'Tipo de pagamento',
    actions: 'Ações',
  },
  filters: {
    status: 'Status',
    way: 'Tipo de pagamento',
    payer: 'Desconto de',
    all: 'Todos',
    statuses: {
      ...{ delivered: 'Entregues', refused: 'Recusados', cancelled: 'Cancelados', unpaid: 'Não pagos' },
      open: 'Em andamento',
    },
    payers: { store: 'Desconto da loja', sponsor: 'Desconto patrocinado' },
  },
  actionsOf: (code: string) => `Ações do pedido #${code}`,
  open: 'Ver o dinheiro do pedido',
  requestReversal: 'Solicitar estorno de multa',
  kit: 'Baixar dossiê (PDF)',
  kitFailed: 'Não foi possível fazer o dossiê.',
  kitSaved: 'Dossiê baixado.',
  answerBy: (at: number) => `Pagamento contestado: responda até ${time(at)}`,
  until: (at: number) => `até ${formatDateTime(new Date(at)).slice(0, 5)}`,
  reversals: {
    none: '',
    requested: 'Solicitação de análise de estorno de multa em andamento',
    approved: 'Estorno de multa aprovado',
    rejected: 'Estorno de multa recusado',
  } satisfies Record<ReversalState, string>,
  detail: {
    title: (code: string, at: number) => `Pedido #${code} · ${time(at)}`,
    failed: 'Não foi possível carregar o pedido.',
    loading: 'Pedido',
    how: 'Do produto ao que fica para a loja',
    formula:
      'O que o cliente pagou, menos o que sai disso, e com o que paga quem patrocina um desconto. O que foi pago na entrega já está com a loja: não entra no saldo do que aconteceu, abaixo.',
    paid: 'Pago pelo cliente',
    fines: 'Multas',
    finesBack: 'Multas estornadas',
    net: 'Fica para a loja',
    discounts: 'Quem deu os descontos',
    campaign: (sponsor: string, value: string) => `Quem paga: ${sponsor}, ${value}. Quem autorizou: `,
    allowedBy: ({ signedBy, signedAt, agreementId, title }: CampaignConsent) =>
      `${signedBy}, em ${time(signedAt)}, no documento nº ${agreementId}, “${title}”.`,
    notGiven: 'Não informado.',
    toOrder: 'Abrir o pedido',
    noBook: 'O financeiro não tem lançamentos deste pedido: as linhas vão até o que o cliente pagou.',
    fine: 'Multa',
    reason: 'Motivo da decisão',
    requested: 'Sua solicitação',
    disputes: { chargeback: 'Cartão contestado', med: 'Pix contestado (MED)' },
    disputeStates: { open: 'em aberto', won: 'ganha pela loja', lost: 'perdida' },
    answerBy: (at: number) => `Responda até ${time(at)}. Baixe o dossiê e envie ao suporte.`,
  },
  reversal: {
    title: 'Solicitação de estorno de multa',
    words: 'Descreva o motivo da sua solicitação',
    counter: (count: number, min: number, max: number) =>
      count > 0 && count < min ? `${count}/${max}, no mínimo ${min}` : `${count}/${max}`,
    send: 'Enviar',
    sending: 'enviando...',
    sent: 'Solicitação enviada. A resposta chega por e-mail e aparece aqui.',
    failed: 'Não foi possível enviar a solicitação.',
  },
} as const;
