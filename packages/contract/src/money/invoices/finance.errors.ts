import type { FailureRow } from '../../kit/failure-row.ts';

export const FINANCE_ERRORS = {
  'finance.invoice-not-found': { status: 404, text: 'Esta fatura não existe nesta loja.' },
  'finance.invoice-waits': {
    status: 409,
    text: 'Já há um pedido sobre esta fatura à espera da segunda pessoa, em Financeiro.',
  },
  'finance.invoice-changed': {
    status: 409,
    text: 'O que está em aberto desta fatura mudou desde o pedido. Recuse, e peça de novo se ainda valer.',
  },
  'finance.payment-known': {
    status: 409,
    text: 'Este pagamento já está registrado nesta fatura, com o mesmo código.',
  },
} as const satisfies Record<string, FailureRow>;
