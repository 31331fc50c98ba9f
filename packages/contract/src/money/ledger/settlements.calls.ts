import type { SettlementState } from '@comanda/domain/money/ledger/payment-status';
import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { bool, id, plainMoment, plainNumber, plainText, translated } from '../../kit/field-types.ts';
import { formatField, numberedPageOf, pageFields, sheetOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { financePeriodFields } from './finance-period.ts';
import { returnedShare } from './returned.wire.ts';

const access = { kind: 'session', permission: 'finance.read' } as const;

/** Status of a settlement's money. */
export const settlementState = translated({
  paid: 'paid',
  pending: 'pending',
  processing: 'processing',
  failed: 'failed',
} as const satisfies Record<SettlementState, string>);
const state = settlementState;

// The specification has money in cents on the wire for this call.
const settlement = record({
  settlementId: ['id', plainNumber],
  day: ['settlement_date', calendarDay],
  // The amount that the store gets.
  payoutCents: ['merchant_split_value', plainNumber],
  // Paid online: subtotal after discounts + delivery.
  totalCents: ['total_value', plainNumber],
  subtotalCents: ['subtotal_value', plainNumber],
  deliveryCents: ['delivery_value', plainNumber],
  // Fee for the online payments of this settlement.
  feeCents: ['online_payment_value', plainNumber],
  commissionCents: ['commission_value', plainNumber],
  // Retained for a negative current account and for overdue invoices.
  retainedCents: ['retained_value', plainNumber],
  state: ['status', state],
  orderCount: ['order_count', plainNumber],
  // Formula: sold − sold fee − sold commission − other parties' part − refund − lost − blocked + covered −
  // unnamed + credit − retained = the store's part. `total`, `fee` and `commission` do not include returned
  // amounts.
  soldCents: ['sold_value', plainNumber],
  soldFeeCents: ['sold_online_payment_value', plainNumber],
  soldCommissionCents: ['sold_commission_value', plainNumber],
  // Refunds, minus the commission and fee that the store got back with them.
  refundCents: ['refund_value', plainNumber],
  lostCents: ['lost_value', plainNumber],
  creditCents: ['credit_value', plainNumber],
  blockedCents: ['blocked_value', plainNumber],
  keptByOthersCents: ['kept_by_others_value', plainNumber],
  coveredCents: ['covered_value', plainNumber],
  // The amount of a settlement from a release before 1.4, because such settlements have none of these lines.
  unnamedCents: ['unnamed_value', plainNumber],
});
export type Settlement = DomainOfShape<typeof settlement>;

const filter = { ...financePeriodFields, state: ['status', orNull(state)] } as const;

export const listSettlements = defineCall({
  name: 'ledger.list-settlements',
  summary: 'Repasses da loja, o mais novo primeiro',
  route: 'GET settlement-periods',
  access,
  input: record({ ...filter, ...pageFields({ most: 100 }) }),
  output: numberedPageOf('data', settlement),
});

export const exportSettlements = defineCall({
  name: 'ledger.export-settlements',
  summary: 'Repasses da loja, como planilha',
  route: 'POST settlement-periods/exportar',
  access,
  input: record({ ...filter, ...formatField }),
  output: sheetOf,
});

/** Payouts of each day of a period, for the chart. */
export const readSettlementDays = defineCall({
  name: 'ledger.read-settlement-days',
  summary: 'Quanto a loja recebeu e quanto foi retido em cada repasse de um período',
  route: 'GET settlement-periods/dias',
  access,
  input: record(financePeriodFields),
  output: answer(
    record({
      from: ['inicio', calendarDay],
      to: ['fim', calendarDay],
      days: [
        'data',
        list(
          record({
            day: ['settlement_date', calendarDay],
            payoutCents: ['merchant_split_value', plainNumber],
            retainedCents: ['retained_value', plainNumber],
          }),
        ),
      ],
      // Sum of all settlements.
      payoutCents: ['merchant_split_total', plainNumber],
      at: ['agora', plainMoment],
    }),
  ),
});

const transfer = record({
  cents: ['amount', plainNumber],
  state: ['status', state],
  day: ['settlement_date', calendarDay],
  finishedAt: ['transfer_batch_finished_at', nullable(plainMoment)],
  failReason: ['last_fail_reason', nullable(plainText)],
  receiptUrl: ['receipt_url', nullable(plainText)],
});
export type SettlementTransfer = DomainOfShape<typeof transfer>;

/**
 * Formula: sold − fee − commission − other parties' part − refund − lost − blocked + covered = net. Sold
 * amounts do not consider refunds.
 */
const lines = record({
  soldSubtotalCents: ['sold_subtotal_value', plainNumber],
  soldDeliveryCents: ['sold_delivery_value', plainNumber],
  soldStoreDiscountCents: ['sold_discount_value', plainNumber],
  soldSponsoredCents: ['sold_sponsored_discount_value', plainNumber],
  soldFeeCents: ['sold_online_payment_value', plainNumber],
  soldCommissionCents: ['sold_commission_value', plainNumber],
  keptByOthersCents: ['kept_by_others_value', plainNumber],
  // Refunds, minus the commission and fee that the store got back with them.
  refundCents: ['refund_value', plainNumber],
  // Amount lost in disputes. 0 in settlements from releases before 1.5, where the refunds include this
  // amount.
  lostCents: ['lost_value', plainNumber],
  // Amount that was contested, without a decision, when the settlement was made.
  blockedCents: ['blocked_value', plainNumber],
  // The part of these deductions that the current account covered.
  coveredCents: ['covered_value', plainNumber],
});
export type SettlementLines = DomainOfShape<typeof lines>;

const settledOrder = record({
  orderId: ['order_id', plainNumber],
  // Null: the order is already deleted.
  code: ['order_hash', nullable(plainText)],
  createdAt: ['order_created_at', nullable(plainMoment)],
  paidCents: ['total_value', plainNumber],
  // Before discounts.
  subtotalCents: ['subtotal_value', plainNumber],
  deliveryCents: ['delivery_value', plainNumber],
  storeDiscountCents: ['discount_value', plainNumber],
  sponsoredCents: ['sponsored_discount_value', plainNumber],
  feeCents: ['online_payment_value', plainNumber],
  commissionCents: ['commission_value', plainNumber],
  // The remaining amount, besides fee, commission and the store's part. `lines` has its details.
  otherCents: ['other_value', plainNumber],
  netCents: ['nett_value', plainNumber],
  // Null: the settlement is from a release before 1.4.
  lines: ['lines', nullable(lines)],
});
export type SettledOrderRow = DomainOfShape<typeof settledOrder>;

export const readSettlement = defineCall({
  name: 'ledger.read-settlement',
  summary: 'Um repasse: como se chegou ao valor, suas transferências e seus pedidos',
  route: 'GET settlement-periods/{id}',
  access,
  input: record({ settlementId: ['id', id] }),
  output: answer(
    'data',
    record({
      ...settlement.fields,
      settledAt: ['settled_at', plainMoment],
      // Formula: net + credit − retained − retained for invoices = payout
      netCents: ['nett_value', plainNumber],
      retainedForDebtCents: ['retained_debt_value', plainNumber],
      retainedForInvoicesCents: ['retained_invoice_value', plainNumber],
      otherCents: ['other_value', plainNumber],
      // Null: some orders have no lines.
      lines: ['lines', nullable(lines)],
      // Discounts within the subtotal: by the store, and by sponsors.
      storeDiscountCents: ['discount_value', plainNumber],
      sponsoredCents: ['sponsored_discount_value', plainNumber],
      // True: the store transfers by hand, and has not done so yet.
      isWaiting: ['waiting', bool],
      transfers: ['transfers', list(transfer)],
      orders: ['orders', list(settledOrder)],
      // Commission that the store got back after lost disputes. The amounts above do not include it.
      returned: ['returned', list(returnedShare)],
    }),
  ),
  errors: ['ledger.settlement-not-found'],
});
export type SettlementDetail = DomainOfShape<typeof readSettlement.output>;
