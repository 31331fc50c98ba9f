import type { FailureRow } from '../../kit/failure-row.ts';

export const STORE_ERRORS = {
  'store.suspended': { status: 423, text: 'A sua loja está suspensa!' },
  'store.estimate-invalid': {
    status: 422,
    text: 'Previsão inválida: use minutos de 1 a 240, o menor primeiro.',
  },
  'store.no-payment-account': {
    status: 409,
    text: 'Para aceitar pagamento online, ainda falta: {detail}.',
  },
} as const satisfies Record<string, FailureRow>;
