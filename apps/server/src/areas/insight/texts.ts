import type { DayRange } from '@comanda/domain/time/day-range';

/** Orders of a period as a spreadsheet. */
export const ORDER_SHEET = {
  file: ({ from, to }: DayRange) => `pedidos-${from}-a-${to}`,
  title: 'Pedidos',
  columns: {
    code: 'Pedido',
    customer: 'Cliente',
    day: 'Dia',
    createdAt: 'Feito em',
    status: 'Situação',
    payment: 'Pagamento',
    products: 'Produtos',
    storeDiscount: 'Desconto da loja',
    sponsored: 'Desconto patrocinado',
    delivery: 'Taxa de entrega',
    total: 'Total pago',
    commission: 'Comissão',
  },
} as const;
