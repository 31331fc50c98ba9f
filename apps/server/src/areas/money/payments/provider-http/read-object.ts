import {
  type ProviderEvent,
  type ProviderObject,
  providerObjectWire,
} from '@comanda/contract/money/payments/payment-provider.wire';
import * as z from 'zod/mini';
import type { ChangeNotice, PaymentUpdate } from '../payment-provider.ts';

const instantOf = (text: string | null | undefined): number | null =>
  text == null ? null : Date.parse(text);

/** Parses one object of the provider; null when its shape is unknown. */
export function readObject(body: unknown): PaymentUpdate | null {
  const read = z.safeParse(providerObjectWire, body);
  return read.success ? updateOf(read.data) : null;
}

function updateOf(object: ProviderObject): PaymentUpdate {
  const reported = { reference: object.reference, at: Date.parse(object.updatedAt) };
  switch (object.kind) {
    case 'receiver':
      return {
        ...reported,
        kind: object.kind,
        state: object.state,
        reasons: object.reasons,
        documents: object.documents.map(({ kind, state, reason }) => ({
          kind,
          state,
          reason: reason ?? null,
        })),
      };
    case 'charge':
      return {
        ...reported,
        kind: object.kind,
        state: object.state,
        cents: object.amountCents,
        paidCents: object.paidCents,
        capturedAt: instantOf(object.capturedAt),
        pixCode: object.pixCode ?? null,
        expiresAt: instantOf(object.expiresAt),
        reason: object.reason ?? null,
      };
    case 'refund':
      return {
        ...reported,
        kind: object.kind,
        charge: object.charge,
        state: object.state,
        cents: object.amountCents,
        doneAt: instantOf(object.doneAt),
        reason: object.reason ?? null,
      };
    case 'dispute':
      return {
        ...reported,
        kind: object.kind,
        charge: object.charge,
        way: object.way,
        state: object.state,
        cents: object.amountCents,
        blockedCents: object.blockedCents,
        openedAt: Date.parse(object.openedAt),
        judgedBy: Date.parse(object.judgedBy),
        paidBackBy: Date.parse(object.paidBackBy),
        closedAt: instantOf(object.closedAt),
        reason: object.reason ?? null,
      };
    case 'transfer':
      return {
        ...reported,
        kind: object.kind,
        receiver: object.receiver,
        state: object.state,
        cents: object.amountCents,
        paidAt: instantOf(object.paidAt),
        reason: object.reason ?? null,
      };
    case 'boleto':
      return {
        ...reported,
        kind: object.kind,
        state: object.state,
        cents: object.amountCents,
        paidCents: object.paidCents,
        dueOn: object.dueOn,
        barcode: object.barcode,
        pixCode: object.pixCode ?? null,
        paidAt: instantOf(object.paidAt),
      };
  }
}

export function noticeOf({ eventId, kind, reference, charge }: ProviderEvent): ChangeNotice {
  return { eventId, kind, reference, charge: charge ?? null };
}
