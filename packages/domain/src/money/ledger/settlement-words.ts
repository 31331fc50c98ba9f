import { MONEY_WORDS } from './money-words.ts';

/**
 * Names of a settlement's parts, the same in list, file and detail. They have the sequence of the
 * computation.
 */
export const SETTLEMENT_PARTS = {
  sold: 'Total pagamento online',
  fee: 'Taxa de pagamento online',
  commission: 'Comissão',
  others: 'Fica com outros',
  refund: 'Reembolso',
  lost: MONEY_WORDS.lost,
  blocked: 'Contestado',
  covered: 'Coberto pela conta corrente',
  unnamed: 'Outros',
  credit: 'Crédito da conta corrente',
  retained: 'Retido',
  payout: 'Total a receber',
} as const;
