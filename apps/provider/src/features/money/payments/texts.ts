import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import type {
  OrderCharge,
  PaymentDifference,
  ProviderDispute,
  WaitingRefund,
} from '@comanda/contract/money/payments/provider-payments.calls';
import { formatMoney } from '@comanda/web/formats/format-money';

type Payer = WaitingRefund['payer'];
type RefundState = WaitingRefund['state'];

export const refundTexts = {
  title: 'Reembolsos que esperam',
  hint: 'O que foi recusado pelo provedor de pagamentos, ou ainda não teve resposta.',
  list: 'Reembolsos recusados ou sem resposta',
  noun: ['reembolso', 'reembolsos'],
  failed: 'Não foi possível carregar os reembolsos.',
  none: 'Nenhum reembolso espera',
  name: (code: string, refundId: number) => `Pedido ${code}, reembolso ${refundId}`,
  columns: {
    store: 'Loja',
    order: 'Pedido',
    value: 'Valor',
    payer: 'Quem paga',
    state: 'Situação',
    requested: 'Pedido em',
    why: 'Motivo',
    actions: 'Ações',
  },
  requested: ({ requestedAt, requestedBy }: Pick<WaitingRefund, 'requestedAt' | 'requestedBy'>) =>
    [formatDateTime(new Date(requestedAt)), requestedBy].filter(Boolean).join(', '),
  why: ({ reason, note }: Pick<WaitingRefund, 'reason' | 'note'>) =>
    note === null ? reason : `${reason}. Recusado: ${note}`,
  payers: { store: 'Loja', provider: 'Equipe Comanda', courier: 'Motoboy' } satisfies Record<Payer, string>,
  states: {
    asking: 'Sem resposta',
    waiting: 'A caminho',
    done: 'Feito',
    refused: 'Recusado',
  } satisfies Record<RefundState, string>,
  actionsOf: (refundId: number) => `Ações do reembolso ${refundId}`,
  retry: 'Tentar novamente',
  retried: 'Reembolso pedido de novo.',
} as const;

export const questionTexts = {
  title: 'À espera de resposta',
  hint: 'O que se pergunta de novo ao provedor de pagamentos, sozinho, até ele responder.',
  list: 'O que espera resposta',
  noun: ['assunto', 'assuntos'],
  failed: 'Não foi possível carregar o que espera resposta.',
  none: 'Nada espera resposta',
  columns: {
    about: 'Sobre',
    count: 'Quantidade',
    attempts: 'Mais tentativas',
    next: 'Próxima pergunta',
  },
  about: {
    receiver: 'Recebedores',
    document: 'Documentos',
    charge: 'Cobranças',
    refund: 'Reembolsos',
    transfer: 'Transferências',
    boleto: 'Boletos',
    inbox: 'Avisos a aplicar',
  },
} as const;

export const noticeTexts = {
  title: 'Avisos não aplicados',
  hint: 'O que o provedor de pagamentos contou e não pôde ser aplicado.',
  list: 'Avisos do provedor de pagamentos',
  noun: ['aviso', 'avisos'],
  failed: 'Não foi possível carregar os avisos.',
  none: 'Nenhum aviso espera',
  columns: {
    store: 'Loja',
    about: 'Sobre',
    reference: 'Referência',
    received: 'Recebido',
    why: 'O que houve',
    next: 'Nova tentativa',
  },
  kinds: {
    receiver: 'Recebedor',
    charge: 'Cobrança',
    refund: 'Reembolso',
    dispute: 'Contestação',
    transfer: 'Transferência',
    boleto: 'Boleto',
  },
  never: 'Não tenta mais',
  actions: 'Ações',
  actionsOf: (noticeId: number) => `Ações do aviso ${noticeId}`,
  counts: (received: number, applied: number) =>
    received === 1
      ? `Nas últimas 24 horas: 1 aviso recebido, ${applied} aplicado.`
      : `Nas últimas 24 horas: ${received} avisos recebidos, ${applied} aplicados.`,
} as const;

export const checkNowTexts = {
  checkNow: 'Perguntar agora',
  answered: 'O provedor de pagamentos respondeu. A lista está atualizada.',
  unanswered: 'Nada mudou: o provedor de pagamentos ainda não tem resposta.',
} as const;

const EVENTS: Readonly<Record<string, string>> = {
  captured: 'Pagamento recebido',
  refunded: 'Reembolso',
  'boleto-paid': 'Boleto pago',
  transferred: 'Transferência',
  'transfer-returned': 'Transferência devolvida',
  blocked: 'Valor contestado',
  released: 'Contestação encerrada',
  'charged-back': 'Contestação perdida',
  saldo: 'Saldo final do dia',
};
const cents = (value: number | null) => (value === null ? 'Não consta' : formatMoney(value));

export const comparedTexts = {
  title: 'Conferência diária',
  hint: 'O relatório de cada dia do provedor de pagamentos comparado com os nossos registros, centavo por centavo.',
  list: 'Dias conferidos',
  noun: ['dia', 'dias'],
  failed: 'Não foi possível carregar a conferência.',
  none: 'Nenhum dia conferido ainda',
  columns: {
    day: 'Dia',
    state: 'Situação',
    lines: 'Lançamentos',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    at: 'Conferido em',
  },
  state: (count: number) => (count === 0 ? 'Confere' : count === 1 ? '1 diferença' : `${count} diferenças`),
  differences: (day: string) => `Diferenças de ${formatDay(day)}`,
  head: ['Referência', 'O que', 'Nosso', 'Do provedor'],
  cellsOf: ({ reference, event, ourCents, theirCents }: PaymentDifference) => [
    reference || 'Saldo',
    EVENTS[event] ?? event,
    cents(ourCents),
    cents(theirCents),
  ],
} as const;

export const paymentTexts = {
  again: 'Atualizar',
  title: 'Pagamentos',
  subtitle: 'O que espera resposta do provedor de pagamentos, em todas as lojas.',
} as const;

export const disputeTexts = {
  title: 'Contestações',
  subtitle: 'Pagamentos contestados em todas as lojas, a decisão mais próxima primeiro.',
  list: 'Contestações',
  noun: ['contestação', 'contestações'],
  failed: 'Não foi possível carregar as contestações.',
  noneTitle: 'Nenhuma contestação em aberto',
  noneEver: 'Nenhuma contestação até agora',
  noneHint: 'Quando um cliente contestar um pagamento no banco, a contestação aparece aqui com o seu prazo.',
  shown: 'Mostrar',
  open: 'Em aberto',
  all: 'Todas',
  name: ({ orderCode, disputeId }: ProviderDispute) => `Pedido ${orderCode}, contestação ${disputeId}`,
  columns: {
    store: 'Loja',
    order: 'Pedido',
    way: 'Meio',
    value: 'Contestado',
    blocked: 'Bloqueado',
    state: 'Situação',
    opened: 'Aberta',
    judged: 'Decisão até',
    paidBack: 'Dinheiro de volta até',
    reason: 'Motivo',
  },
  ways: { chargeback: 'Cartão', med: 'Pix (MED)' },
  states: { open: 'Em aberto', won: 'Ganha', lost: 'Perdida' },
  noReason: 'Não informado',
  actions: 'Ações',
} as const;

export const chargeTexts = {
  title: 'Pagamentos online de um pedido',
  hint: 'Veja o que foi pago e devolva tudo ou uma parte.',
  none: 'Este pedido não tem pagamento online.',
  of: (orderId: number) => `Pagamentos do pedido ${orderId}`,
  charge: ({ method, brand, instalments, cents }: OrderCharge) =>
    [method, brand, instalments > 1 ? `${instalments}×` : null, formatMoney(cents)].filter(Boolean).join(' '),
  states: {
    asking: 'Enviando',
    waiting: 'Aguardando pagamento',
    captured: 'Paga',
    refused: 'Recusada',
    expired: 'Vencida',
  } satisfies Record<OrderCharge['state'], string>,
  left: (cents: number) => `Ainda podem voltar ${formatMoney(cents)}`,
  nothingLeft: 'Nada a devolver',
  blocked: 'Contestado: o reembolso fica para depois da decisão.',
  refund: ({ cents, payer, reason, state }: OrderCharge['refunds'][number]) =>
    `${formatMoney(cents)}, ${refundTexts.payers[payer]}: ${reason} (${refundTexts.states[state]})`,
  refunds: 'Reembolsos',
  giveBack: 'Devolver',
  dialog: {
    title: (cents: number) => `Devolver até ${formatMoney(cents)}`,
    value: 'Quanto volta ao cliente',
    payer: 'Por conta de quem',
    reason: 'Motivo',
    tooMuch: (cents: number) => `Podem voltar no máximo ${formatMoney(cents)}.`,
    submit: 'Devolver',
    done: 'Reembolso pedido ao provedor de pagamentos.',
  },
} as const;
