import type { Result } from '../../kit/result.ts';
import { ok, refused } from '../../kit/result.ts';
import { countCharacters } from '../../kit/text/count-characters.ts';

/** A reason of the catalogue. Customers read `customerText`. */
export interface CancelReason {
  code: string;
  label: string;
  customerText: string;
}

/**
 * The catalogue of reasons, in the sequence of the dialog. The codes are from Open Delivery v1.7
 * (requestCancellation and the CANCELLED event). Labels and customer texts are ours.
 */
export const CANCEL_REASONS = [
  { code: 'UNAVAILABLE_ITEM', label: 'Item em falta', customerText: 'Um item do seu pedido está em falta.' },
  {
    code: 'RESTAURANT_WITHOUT_DELIVERY_PERSON',
    label: 'Sem motoboy',
    customerText: 'A loja está sem motoboy no momento.',
  },
  {
    code: 'ORDER_OUTSIDE_THE_DELIVERY_AREA',
    label: 'Fora da área',
    customerText: 'Seu endereço está fora da área de entrega.',
  },
  {
    code: 'RISK_AREA',
    label: 'Área de risco',
    customerText: 'A loja não consegue entregar no seu endereço.',
  },
  {
    code: 'OUTSIDE_DELIVERY_HOURS',
    label: 'Fora do horário',
    customerText: 'A loja está fora do horário de entrega.',
  },
  {
    code: 'INTERNAL_DIFFICULTIES_OF_THE_RESTAURANT',
    label: 'Cozinha sem condições',
    customerText: 'A loja teve um problema interno e não conseguirá preparar seu pedido.',
  },
  {
    code: 'DUPLICATE_APPLICATION',
    label: 'Pedido duplicado',
    customerText: 'Este pedido foi recebido em duplicidade.',
  },
  {
    code: 'OUTDATED_MENU',
    label: 'Cardápio desatualizado',
    customerText: 'O cardápio estava desatualizado.',
  },
  {
    code: 'BLOCKED_CUSTOMER',
    label: 'Suspeita de trote',
    customerText: 'A loja não conseguiu confirmar o seu pedido.',
  },
  {
    code: 'SYSTEMIC_ISSUES',
    label: 'Problema no sistema',
    customerText: 'Houve um problema no sistema da loja.',
  },
  {
    code: 'DELIVERY_PROBLEM',
    label: 'Problema na entrega',
    customerText: 'Houve um problema na entrega do seu pedido.',
  },
  {
    code: 'CONSUMER_CANCELLATION_REQUESTED',
    label: 'Cliente pediu',
    customerText: 'Cancelado a seu pedido.',
  },
  { code: 'OTHER_CANCELLATION_REASON', label: 'Outro motivo', customerText: '' },
] as const satisfies readonly CancelReason[];

export type CancelReasonCode = (typeof CANCEL_REASONS)[number]['code'];
export const OTHER_REASON: CancelReasonCode = 'OTHER_CANCELLATION_REASON';
export const OTHER_REASON_MIN = 10;
export const OTHER_REASON_MAX = 200;

export type CancelReasonRefusal = 'reason-missing' | 'reason-too-short' | 'reason-too-long';

/**
 * Checks a chosen reason. The caller sends its code, or its label (older clients). "Outro motivo" needs a text of 10
 * to 200 visible characters (graphemes) after trimming.
 */
export function decideCancelReason(
  chosen: string | null,
  freeText: string | null,
): Result<{ code: CancelReasonCode; text: string }, CancelReasonRefusal> {
  const wanted = chosen?.trim() ?? '';
  const reason = CANCEL_REASONS.find((r) => r.code === wanted || r.label === wanted);
  if (!reason) return refused('reason-missing');
  if (reason.code !== OTHER_REASON) return ok({ code: reason.code, text: reason.label });
  const text = freeText?.trim() ?? '';
  const length = countCharacters(text);
  if (length < OTHER_REASON_MIN) return refused('reason-too-short');
  if (length > OTHER_REASON_MAX) return refused('reason-too-long');
  return ok({ code: reason.code, text });
}

/** The reason after an expired acceptance deadline. Users cannot choose it. */
export const NOT_ANSWERED = {
  code: 'NOT_ANSWERED',
  label: 'Não respondido',
  customerText: 'A loja não respondeu ao pedido a tempo.',
} as const satisfies CancelReason;

/** The reason after an online payment that was not completed. Users cannot choose it. */
export const NOT_PAID = {
  code: 'NOT_PAID',
  label: 'Não pago',
  customerText: 'O pagamento não foi concluído a tempo.',
} as const satisfies CancelReason;

/** The text that the customer reads about a cancellation. */
export function customerTextOf(code: string, text: string): string {
  const reason = [...CANCEL_REASONS, NOT_ANSWERED, NOT_PAID].find((r) => r.code === code);
  return reason && reason.code !== OTHER_REASON ? reason.customerText : text;
}
