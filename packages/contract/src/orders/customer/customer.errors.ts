import type { FailureRow } from '../../kit/failure-row.ts';

export const CUSTOMER_ERRORS = {
  'order-link.invalid': { status: 401, text: 'Este link de pedido não existe. Confira o endereço.' },
  'customer.too-late-to-cancel': {
    status: 409,
    text: 'A loja já aceitou este pedido. Para cancelar, fale com a loja.',
  },
} as const satisfies Record<string, FailureRow>;
