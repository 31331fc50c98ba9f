/** Portuguese texts of payments. */
export const TEXTS = {
  surplus: 'Pagamento que não era deste pedido',
  cancelled: 'Pedido cancelado',
  unreadableCode: 'O código Pix veio ilegível do provedor de pagamento',
  notPaid: 'Pagamento não concluído',
  otherWay: (declared: readonly string[]) =>
    `Cobre da forma que o pedido declara como paga (${[...new Set(declared)].join(', ')}).`,
  noRate: 'O plano da loja não tem taxa para esta forma de pagamento.',
  maxInstalments: (max: number) =>
    max === 1 ? 'O plano da loja só aceita à vista.' : `O plano da loja aceita até ${max} parcelas.`,
} as const;
