/** Lists of past days that contain customers' names or texts, with their titles in the store's history. */
export const CUSTOMER_LISTS = {
  report: 'Relatório Geral',
  'sales-history': 'Histórico de vendas',
  ratings: 'Avaliações',
} as const;
export type CustomerList = keyof typeof CUSTOMER_LISTS;
