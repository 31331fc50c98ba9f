/** What payments say of themselves. */
export const TEXTS = {
  surplus: 'Pagamento que não era deste pedido',
  cancelled: 'Pedido cancelado',
  notPaid: 'Pagamento não concluído',
} as const;
