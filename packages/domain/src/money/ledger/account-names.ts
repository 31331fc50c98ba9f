import type { Account } from './accounts.ts';

/** Names of the accounts for users. */
export const BOOK_ACCOUNT_NAMES = {
  held: 'Pago e ainda não entregue',
  receivable: 'A receber',
  available: 'Disponível',
  transit: 'Em transferência',
  blocked: 'Contestado',
  current: 'Conta corrente',
  invoiced: 'Faturado',
  customer: 'Clientes',
  'payment-fee': 'Taxas de pagamento',
  commission: 'Comissão',
  fine: 'Multas',
  sponsor: 'Patrocínios',
  custom: 'Ajustes',
  bank: 'Banco',
  till: 'Caixa da loja',
  opening: 'Abertura',
} as const satisfies Record<Account, string>;
