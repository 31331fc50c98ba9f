/** Names of amounts for users, the same on screens, in files and on papers. */
export const MONEY_WORDS = {
  /** With all fees but delivery. The 'Subtotal' of an order has the products alone. */
  products: 'Produtos e taxas',
  refunds: 'Reembolsos',
  lost: 'Contestado e perdido',
  /** Both in one figure. */
  refundsAndLost: 'Reembolsos e contestações perdidas',
  soldLessReturns: 'Vendido, menos reembolsos e contestações perdidas',
} as const;
