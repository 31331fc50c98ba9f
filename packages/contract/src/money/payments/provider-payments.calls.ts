import * as z from 'zod/mini';
import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import {
  bool,
  id,
  oneOf,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  reais,
  text,
  translated,
} from '../../kit/field-types.ts';
import { afterField, pageOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { asIs, nothing } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';
import { REQUEST_ERRORS, requestedField } from '../../people/provider/requested.wire.ts';
import { CHARGE_WORDS } from './charge-words.ts';

const READ = { kind: 'provider', permission: 'finance.read' } as const;
/** Access to calls that send money back. */
const REFUND = { kind: 'provider', permission: 'services.manage', isSensitive: true } as const;

/** Status of a refund: 'SEM_RESPOSTA': the payment provider has not answered yet. */
export const REFUND_WORDS = {
  asking: 'SEM_RESPOSTA',
  waiting: 'A_CAMINHO',
  done: 'FEITA',
  refused: 'RECUSADA',
} as const;
export const DISPUTE_WORDS = { open: 'ABERTA', won: 'GANHA', lost: 'PERDIDA' } as const;
export const PAYER_WORDS = { store: 'loja', provider: 'equipe', courier: 'motoboy' } as const;

const dispute = record({
  storeId: ['loja', plainNumber],
  storeName: ['nome_loja', plainText],
  disputeId: ['contestacao', plainNumber],
  orderId: ['pedido', plainNumber],
  orderCode: ['codigo', plainText],
  // Kind of the dispute: a chargeback of a card, or the refund procedure of Pix (MED).
  way: ['meio', translated({ chargeback: 'CARTAO', med: 'PIX' })],
  cents: ['valor', plainReais],
  blockedCents: ['bloqueado', plainReais],
  state: ['situacao', translated(DISPUTE_WORDS)],
  reason: ['motivo', nullable(plainText)],
  openedAt: ['aberta_em', plainMoment],
  // `judgedBy`: deadline of the decision. `paidBackBy`: deadline of the money's return.
  judgedBy: ['decisao_ate', plainMoment],
  paidBackBy: ['devolucao_ate', plainMoment],
  closedAt: ['encerrada_em', nullable(plainMoment)],
});
export type ProviderDispute = DomainOfShape<typeof dispute>;

export const listDisputes = defineCall({
  name: 'provider.list-disputes',
  summary:
    'Os pagamentos contestados de todas as lojas; os abertos, o de decisão mais próxima primeiro, ou todos',
  route: 'GET provedor/contestacoes',
  access: READ,
  input: record({ withClosed: ['todas', orNull(bool)], ...afterField('depois') }),
  output: pageOf('contestacoes', dispute, { count: ['quantidade', plainNumber] }),
});

const waitingNotice = record({
  storeId: ['loja', plainNumber],
  storeName: ['nome_loja', plainText],
  noticeId: ['aviso', plainNumber],
  kind: ['sobre', oneOf(['receiver', 'charge', 'refund', 'dispute', 'transfer', 'boleto'])],
  reference: ['referencia', plainText],
  receivedAt: ['recebido_em', plainMoment],
  // Why the payment provider's notice could not be applied.
  fault: ['motivo', plainText],
  // Null: no automatic retry.
  nextAt: ['proxima_em', nullable(plainMoment)],
});
export type WaitingNotice = DomainOfShape<typeof waitingNotice>;

export const listWaitingNotices = defineCall({
  name: 'provider.list-payment-notices',
  summary:
    'Os avisos do provedor de pagamentos que não puderam ser aplicados, de todas as lojas, o mais novo primeiro',
  route: 'GET provedor/pagamentos/avisos',
  access: READ,
  input: record(afterField('depois')),
  output: pageOf('avisos', waitingNotice),
});

const waitingQuestions = record({
  about: ['sobre', oneOf(['receiver', 'document', 'charge', 'refund', 'transfer', 'boleto', 'inbox'])],
  count: ['quantidade', plainNumber],
  // The highest number of attempts of an unanswered request.
  mostAttempts: ['tentativas', plainNumber],
  // Time of the next attempt.
  nextAt: ['proxima_em', plainMoment],
});
export type WaitingQuestions = DomainOfShape<typeof waitingQuestions>;

export const listWaitingQuestions = defineCall({
  name: 'provider.list-payment-questions',
  summary:
    'O que espera resposta do provedor de pagamentos, de todas as lojas: quanto, com quantas tentativas e quando se pergunta de novo',
  route: 'GET provedor/pagamentos/perguntas',
  access: READ,
  input: nothing,
  output: answer('perguntas', list(waitingQuestions)),
});

/** Expensive: the server reads all saved notices. Screens must not refresh this number automatically. */
export const countPaymentNotices = defineCall({
  name: 'provider.count-payment-notices',
  summary:
    'Quantos avisos o provedor de pagamentos mandou nas últimas 24 horas, e quantos deles foram aplicados',
  route: 'GET provedor/pagamentos/avisos/contagem',
  access: READ,
  input: nothing,
  output: answer(
    record({ receivedCount: ['recebidos', plainNumber], appliedCount: ['aplicados', plainNumber] }),
  ),
});

const QUESTION_SUBJECTS = {
  charge: 'cobranca',
  refund: 'devolucao',
  dispute: 'contestacao',
  notice: 'aviso',
} as const;
export type QuestionSubject = keyof typeof QUESTION_SUBJECTS;

export const checkPaymentNow = defineCall({
  name: 'provider.ask-payment-now',
  summary:
    'Perguntar agora ao provedor de pagamentos por uma cobrança, reembolso, contestação ou aviso; nada é feito duas vezes',
  route: 'POST provedor/lojas/{loja}/pagamentos/perguntar',
  access: { kind: 'provider', permission: 'services.manage' },
  input: record({
    ...storeField,
    about: ['sobre', translated(QUESTION_SUBJECTS)],
    id: ['numero', id],
  }),
  // True: the missing answer arrived.
  output: answer(record({ isAnswered: ['respondido', bool] })),
  errors: ['provider.unknown-store', 'payments.no-provider', 'payments.nothing-asked'],
});

const refund = record({
  refundId: ['devolucao', plainNumber],
  chargeId: ['cobranca', plainNumber],
  cents: ['valor', plainReais],
  cause: ['causa', translated({ asked: 'PEDIDA', cancelled: 'PEDIDO_CANCELADO', surplus: 'PAGO_A_MAIS' })],
  payer: ['quem_paga', translated(PAYER_WORDS)],
  reason: ['motivo', plainText],
  state: ['situacao', translated(REFUND_WORDS)],
  requestedAt: ['pedida_em', plainMoment],
  requestedBy: ['pedida_por', nullable(plainText)],
  doneAt: ['feita_em', nullable(plainMoment)],
  // Reason of the payment provider's refusal.
  note: ['recusa', nullable(plainText)],
});

const waitingRefund = record({
  storeId: ['loja', plainNumber],
  storeName: ['nome_loja', plainText],
  orderId: ['pedido', plainNumber],
  orderCode: ['codigo', plainText],
  ...refund.fields,
});
export type WaitingRefund = DomainOfShape<typeof waitingRefund>;

export const listWaitingRefunds = defineCall({
  name: 'provider.list-waiting-refunds',
  summary: 'Os reembolsos recusados ou ainda sem resposta, de todas as lojas, a mais nova primeiro',
  route: 'GET provedor/pagamentos/devolucoes',
  access: READ,
  input: record(afterField('depois')),
  output: pageOf('devolucoes', waitingRefund),
});

const charge = record({
  chargeId: ['cobranca', plainNumber],
  state: ['situacao', translated(CHARGE_WORDS)],
  method: ['metodo', plainText],
  brand: ['bandeira', nullable(plainText)],
  instalments: ['parcelas', plainNumber],
  cents: ['valor', plainReais],
  paidCents: ['pago', plainReais],
  // The amount that can still be refunded.
  leftCents: ['resta', plainReais],
  paidAt: ['paga_em', nullable(plainMoment)],
  isBlocked: ['contestada', bool],
  refunds: ['devolucoes', list(refund)],
});
export type OrderCharge = DomainOfShape<typeof charge>;

export const listOrderCharges = defineCall({
  name: 'provider.list-order-charges',
  summary: 'As cobranças online de um pedido, e o que já voltou delas',
  route: 'GET provedor/lojas/{loja}/pedidos/{pedido}/cobrancas',
  access: READ,
  input: record({ ...storeField, orderId: ['pedido', id] }),
  output: answer('cobrancas', list(charge)),
  errors: ['provider.unknown-store', 'order.not-found'],
});

const difference = record({
  reference: ['referencia', plainText],
  event: ['o_que', plainText],
  // The amounts on both sides. Null: this side has no record of the payment.
  ourCents: ['nosso', nullable(plainReais)],
  theirCents: ['deles', nullable(plainReais)],
});
export type PaymentDifference = DomainOfShape<typeof difference>;
const comparedDay = record({
  day: ['dia', calendarDay],
  comparedAt: ['conferido_em', plainMoment],
  openingCents: ['saldo_inicial', plainReais],
  closingCents: ['saldo_final', plainReais],
  lineCount: ['lancamentos', plainNumber],
  differences: ['diferencas', list(difference)],
});

export type ComparedDay = DomainOfShape<typeof comparedDay>;

export const listComparedDays = defineCall({
  name: 'provider.list-payment-reports',
  summary:
    'O relatório diário do provedor de pagamentos conferido com os nossos registros, nos últimos 31 dias',
  route: 'GET provedor/pagamentos/conferencia',
  access: READ,
  input: nothing,
  output: answer('dias', list(comparedDay)),
});

const money = reais();
const someMoney = {
  ...money,
  wire: money.wire.check(z.refine((value) => value > 0, 'Informe quanto volta.')),
};

/** Amount of the refund, its payer and its reason. */
export const refundInput = record({
  ...storeField,
  chargeId: ['cobranca', id],
  cents: ['valor', someMoney],
  payer: ['quem_paga', translated(PAYER_WORDS)],
  reason: ['motivo', text({ max: 200, min: 3 })],
  key: ['chave', asIs(z.uuid('A chave é um UUID.'))],
});

export const refundCharge = defineCall({
  name: 'provider.refund-charge',
  summary: 'Devolver ao cliente o que pagou online, todo ou em parte; a mesma chave é o mesmo reembolso',
  route: 'POST provedor/lojas/{loja}/cobrancas/{cobranca}/devolver',
  access: REFUND,
  input: refundInput,
  // Null while the refund waits for approval by a second person.
  output: answer(record({ refund: ['data', nullable(refund)], ...requestedField })),
  errors: [
    'provider.unknown-store',
    ...REQUEST_ERRORS,
    'payments.charge-not-found',
    'payments.not-captured',
    'payments.blocked',
    'payments.too-much',
    'payments.key-reused',
  ],
});

export const retryRefund = defineCall({
  name: 'provider.retry-refund',
  summary: 'Tentar de novo um reembolso que o provedor de pagamentos recusou',
  route: 'POST provedor/lojas/{loja}/devolucoes/{devolucao}/tentar',
  access: REFUND,
  input: record({ ...storeField, refundId: ['devolucao', id] }),
  output: answer('data', refund),
  errors: [
    'payments.refund-not-found',
    'payments.refund-not-refused',
    'payments.blocked',
    'payments.too-much',
    'payments.not-captured',
  ],
});
