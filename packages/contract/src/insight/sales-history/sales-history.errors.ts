import type { FailureRow } from '../../kit/failure-row.ts';

export const SALES_HISTORY_ERRORS = {
  'fine-reversal.no-words': { status: 422, text: 'Descreva o motivo da sua solicitação.' },
  'fine-reversal.words-too-short': {
    status: 422,
    text: 'Descreva o motivo com pelo menos 20 caracteres.',
  },
  'fine-reversal.words-too-long': { status: 422, text: 'O motivo pode ter no máximo 200 caracteres.' },
  'fine-reversal.no-order': { status: 422, text: 'Informe o pedido da multa.' },
  'fine-reversal.order-not-found': { status: 404, text: 'Este pedido não existe nesta loja.' },
  'fine-reversal.several-orders': {
    status: 409,
    text: 'Há mais de um pedido com este código. Abra o pedido no histórico e peça por lá.',
  },
  'fine-reversal.not-refused': { status: 409, text: 'Só pedidos recusados têm estorno de multa.' },
  'fine-reversal.no-fine': { status: 409, text: 'Este pedido não tem multa.' },
  'fine-reversal.already-asked': {
    status: 409,
    text: 'O estorno desta multa já foi pedido. Cada multa tem um pedido só.',
  },
  'fine-reversal.not-found': { status: 404, text: 'Solicitação não encontrada.' },
  'fine-reversal.already-decided': { status: 409, text: 'Esta solicitação já foi decidida.' },
  'fine-reversal.already-reversed': { status: 409, text: 'Esta multa já foi estornada.' },
  'sales-history.nothing-contested': {
    status: 409,
    text: 'Só pedidos com multa ou pagamento contestado têm dossiê.',
  },
} as const satisfies Record<string, FailureRow>;
