/** Kinds of entries with their names for users. An entry that reverses another entry has the same kind. */
export const ENTRY_KINDS = {
  opening: 'Saldo inicial',
  captured: 'Pagamento online recebido',
  returned: 'Reembolso do pagamento ao cliente',
  delivered: 'Pedido entregue',
  'paid-outside': 'Recebido pela loja',
  'payment-fee': 'Taxa de pagamento online',
  commission: 'Comissão',
  sponsored: 'Desconto patrocinado',
  'platform-fee': 'Taxa que fica com a plataforma',
  refund: 'Reembolso ao cliente',
  shortage: 'Coberto pela conta corrente',
  fine: 'Multa',
  adjustment: 'Ajuste',
  blocked: 'Valor contestado',
  'dispute-lost': 'Contestação perdida',
  settled: 'Repasse',
  'retained-invoice': 'Retido para fatura vencida',
  retained: 'Retido para a conta corrente',
  'credit-paid': 'Crédito pago com o repasse',
  transfer: 'Transferência',
  invoiced: 'Fatura fechada',
  'invoice-paid': 'Pagamento de fatura',
  'invoice-surplus': 'Pago a mais na fatura',
} as const;

export type EntryKind = keyof typeof ENTRY_KINDS;
