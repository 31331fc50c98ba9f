import type { FailureRow } from '../../kit/failure-row.ts';

export const INTAKE_ERRORS = {
  'intake.key-invalid': { status: 401, text: 'Chave de integração inválida.' },
  'intake.throttled': {
    status: 429,
    text: 'Muitas chamadas em pouco tempo. Aguarde o tempo de Retry-After e envie de novo.',
  },
  'intake.id-reused': { status: 409, text: 'Já existe um pedido com este id e conteúdo diferente.' },
  'intake.store-closed': {
    status: 409,
    text: 'A loja está fechada e não recebe pedidos para agora.',
  },
  'intake.order-not-found': { status: 404, text: 'Pedido não encontrado.' },
  'intake.order-delivered': {
    status: 409,
    text: 'O pedido já foi entregue e não pode mais ser cancelado.',
  },
} as const satisfies Record<string, FailureRow>;
