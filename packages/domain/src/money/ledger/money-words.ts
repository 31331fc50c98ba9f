/** Names of amounts for users, the same on screens, in files and in documents. */
export const MONEY_WORDS = {
  /** Products and all fees except the delivery fee. The 'Subtotal' of an order has only the products. */
  products: 'Produtos e taxas',
  refunds: 'Reembolsos',
  lost: 'Contestado e perdido',
  /** One amount sums up refunds and lost disputes. */
  refundsAndLost: 'Reembolsos e contestações perdidas',
  soldLessReturns: 'Vendido, menos reembolsos e contestações perdidas',
} as const;
