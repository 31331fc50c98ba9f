import type { FailureRow } from '../../kit/failure-row.ts';

export const ORDER_ERRORS = {
  'order.not-found': { status: 404, text: 'Pedido não encontrado.' },
  'order.too-many-past': {
    status: 429,
    text: 'Você viu muitos pedidos de outros dias em pouco tempo. Aguarde um pouco e tente novamente.',
  },
  'order.illegal-transition': {
    status: 409,
    text: 'Ocorreu um erro ao mudar o status do pedido. Tente novamente mais tarde',
  },
  'order.changed-meanwhile': {
    status: 409,
    text: 'Ocorreu um erro ao mudar o status do pedido. Tente novamente mais tarde',
  },
  'order.courier-active': {
    status: 409,
    text: 'Ocorreu um erro ao mudar o status do pedido. Tente novamente mais tarde',
  },
  'order.undo-over': {
    status: 409,
    text: 'Não dá mais para desfazer: a mudança já foi confirmada.',
  },
  'order.reason-missing': { status: 422, text: 'Selecione um motivo para cancelamento' },
  'order.reason-too-short': { status: 422, text: 'Descrição de motivo muito curta.' },
  'order.reason-too-long': { status: 422, text: 'Descrição de motivo muito longa (até 200 caracteres).' },
} as const satisfies Record<string, FailureRow>;
