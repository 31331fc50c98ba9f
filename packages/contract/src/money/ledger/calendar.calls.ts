import type { PaymentStatus } from '@comanda/domain/money/ledger/payment-status';
import * as z from 'zod/mini';
import { calendarDay } from '../../kit/calendar-day.ts';
import { calendarMonth } from '../../kit/calendar-month.ts';
import { defineCall } from '../../kit/define-call.ts';
import { bool, integer, plainMoment, plainNumber, plainReais, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, longAnswer, nullable, orNull, record } from '../../kit/record.ts';
import { asIs, type Shape, shape } from '../../kit/shape.ts';
import { settlementState } from './settlements.calls.ts';

/** A day in the formats of panels and of people: `2026-11-23`, `23/11/2026`. */
const dayOfPayments: Shape<string, string> = asIs<string>(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((written: string) => written.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')),
    ),
    calendarDay.wire as never,
  ) as never,
);

/** Statuses in the words of the payment provider. */
const STATUS_WORDS = {
  scheduled: 'WAITING',
  confirmed: 'CONFIRMED',
  paid: 'SUCCEEDED',
  late: 'DELAYED',
  failed: 'FAILED',
  cancelled: 'CANCELED',
} as const satisfies Record<PaymentStatus, string>;
const STATUS_OF_WORD = new Map<string, PaymentStatus>(
  Object.entries(STATUS_WORDS).map(([status, word]) => [word, status as PaymentStatus]),
);

/** Older answers contain `CANCELAD` instead of `CANCELED`. */
const paymentStatus = shape(z.enum([...Object.values(STATUS_WORDS), 'CANCELAD']), {
  decode: (word): PaymentStatus => STATUS_OF_WORD.get(word) ?? 'cancelled',
  encode: (status: PaymentStatus) => STATUS_WORDS[status],
});

/** Formula: sum of receivables − retained − retained for invoices + credit = payout. */
const payout = {
  sumCents: ['total', plainReais],
  retainedCents: ['retido', plainReais],
  retainedForInvoicesCents: ['retido_faturas', plainReais],
  creditCents: ['credito', plainReais],
  payoutCents: ['repasse', plainReais],
} as const;

/** Fields about the settlement of a day. */
const ofSettlement = {
  // True: the money was sent, or all of it was retained.
  isPaidOut: ['repassado', bool],
  // Null: this day has no settlement.
  settlementState: ['situacao_repasse', nullable(settlementState)],
} as const;

const dayTotal = record({
  day: ['dia', calendarDay],
  sumCents: ['totalDia', plainReais],
  count: ['quantidade', plainNumber],
  statuses: [
    'situacoes',
    list(
      record({
        status: ['status', paymentStatus],
        isBlocked: ['bloqueado', bool],
        // Status of the settlement; null: no settlement contains these payments.
        settlementState: ['situacao_repasse', nullable(settlementState)],
        count: ['quantidade', plainNumber],
        sumCents: ['total', plainReais],
      }),
    ),
  ],
  retainedCents: payout.retainedCents,
  retainedForInvoicesCents: payout.retainedForInvoicesCents,
  creditCents: payout.creditCents,
  payoutCents: payout.payoutCents,
  ...ofSettlement,
});
export type CalendarDayTotal = DomainOfShape<typeof dayTotal>;

/** The answer leaves out days without due or settled payments. */
export const listPaymentCalendar = defineCall({
  name: 'ledger.list-payment-calendar',
  summary: 'O que a loja recebe em cada dia de um mês; sem mes, o mês de hoje na loja',
  route: 'GET pagamentoonlinecalendario/listar',
  access: { kind: 'session', permission: 'finance.read' },
  input: record({ month: ['mes', orNull(calendarMonth)] }),
  output: answer(
    record({
      ...payout,
      days: ['valores', list(dayTotal)],
      month: ['mes', calendarMonth],
      today: ['hoje', calendarDay],
      // The first operational day of the store's ledger; null: the store has no ledger.
      openedOn: ['inicio', nullable(calendarDay)],
      at: ['agora', plainMoment],
    }),
  ),
});
export type PaymentCalendar = DomainOfShape<typeof listPaymentCalendar.output>;

const payment = record({
  cents: ['valorReceber', plainReais],
  status: ['status', paymentStatus],
  // True: the money is blocked until the decision on the contested payment. Until then the payment counts as
  // cancelled.
  isBlocked: ['bloqueado', bool],
  isPaid: [
    'is_paid',
    shape(z.literal([0, 1]), { decode: (digit) => digit === 1, encode: (is: boolean) => (is ? 1 : 0) }),
  ],
  deliveredAt: ['created_at', plainMoment],
  chargeId: ['transaction_id', plainNumber],
  receivableId: ['external_split_id', plainNumber],
  storeId: ['establishment_id', plainNumber],
  orderId: ['id_pedido', plainNumber],
  // Null: the order is already deleted.
  orderCode: ['codigo_pedido', nullable(plainText)],
  // The order's operational day.
  soldOn: ['vendido_em', calendarDay],
  method: ['forma', nullable(plainText)],
  brand: ['bandeira', nullable(plainText)],
  // True: the card brand is not in the plan, or the payment has no brand. The highest rate for this kind of
  // payment then applies.
  isBrandUnknown: ['bandeira_nao_informada', bool],
  instalment: ['parcela', plainNumber],
  instalments: ['parcelas', plainNumber],
  dueOn: ['previsto_para', calendarDay],
  // The day when the money was sent, or all of it was retained; null: not sent.
  settledOn: ['repassado_em', nullable(calendarDay)],
  settlementState: ['situacao_repasse', nullable(settlementState)],
  settlementId: ['id_repasse', nullable(plainNumber)],
  // Amounts of the whole order: paid − fee − commission − other parties' part = net, which the instalments share.
  paidCents: ['valorPago', plainReais],
  feeCents: ['valorTaxa', plainReais],
  commissionCents: ['valorComissao', plainReais],
  otherCents: ['valorOutros', plainReais],
  netCents: ['valorLiquido', plainReais],
  // The amount of this instalment, before refunds and disputes.
  originalCents: ['valorParcela', plainReais],
  // Later changes of the whole order: refund − returned commission − returned fee − the part that the current
  // account covers. The next fields have the amounts that are contested, or lost in a dispute.
  refundedCents: ['valorDevolvido', plainReais],
  commissionBackCents: ['comissaoDevolvida', plainReais],
  feeBackCents: ['taxaDevolvida', plainReais],
  coveredCents: ['valorContaCorrente', plainReais],
  contestedCents: ['valorContestado', plainReais],
});
export type CalendarPayment = DomainOfShape<typeof payment>;

export const listPaymentsOfDay = defineCall({
  name: 'ledger.list-payments-of-day',
  summary: 'Os pagamentos previstos para um dia, e o que foi retido e creditado no repasse dele',
  route: 'POST pagamentoonlinecalendario/listarPag',
  access: { kind: 'session', permission: 'finance.read' },
  // Without a limit the answer has all payments. With a limit it has the payments that follow a given
  // `external_split_id`.
  input: record({
    day: ['dataPag', dayOfPayments],
    limit: ['limite', orNull(integer({ min: 1, max: 500 }))],
    after: ['depois_de', orNull(integer({ min: 0, max: Number.MAX_SAFE_INTEGER }))],
  }),
  output: longAnswer(
    record({
      payments: ['obj', list(payment)],
      // Start of the next page; null: this is the last page.
      next: ['proximo', nullable(plainNumber)],
      // Number of payments of the whole day, regardless of the filter.
      count: ['quantidade', plainNumber],
      ways: [
        'formas',
        list(
          record({
            method: ['forma', nullable(plainText)],
            count: ['quantidade', plainNumber],
            sumCents: ['total', plainReais],
          }),
        ),
      ],
      ...payout,
      ...ofSettlement,
      at: ['agora', plainMoment],
    }),
    'payments',
  ),
});
export type PaymentsOfDay = DomainOfShape<typeof listPaymentsOfDay.output>;
