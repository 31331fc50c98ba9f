/** Names of amounts for users, the same on screens, in files and on papers. */
export const MONEY_WORDS = {
  /** With all fees but delivery. The 'Subtotal' of an order has the products alone. */
  products: 'Produtos e taxas',
} as const;
