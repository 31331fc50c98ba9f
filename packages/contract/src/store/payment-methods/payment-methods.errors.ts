import type { FailureRow } from '../../kit/failure-row.ts';

export const NO_METHOD = 'Escolha pelo menos uma forma de pagamento.';

export const PAYMENT_METHOD_ERRORS = {
  'payment-methods.unknown': { status: 422, text: 'Esta forma de pagamento não existe.' },
} as const satisfies Record<string, FailureRow>;
