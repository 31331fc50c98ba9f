import type { OrderStatus } from '@comanda/domain/orders/orders/order-status';

export const pastTexts = {
  title: 'De outros dias',
  status: {
    'awaiting-payment': 'AGUARDANDO PAGAMENTO',
    pending: 'PENDENTE',
    accepted: 'ACEITO',
    sent: 'ENVIADO',
    'ready-for-pickup': 'PRONTO',
    delivered: 'ENTREGUE',
    cancelled: 'CANCELADO',
  } satisfies Record<OrderStatus, string>,
} as const;
