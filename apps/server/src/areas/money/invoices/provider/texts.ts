export const MESSAGES = {
  boletoRequested: 'Boleto pedido. Ele aparece para a loja em instantes.',
};

/** Texts of the spreadsheets with invoices. */
export const SHEETS = {
  overdue: 'Faturas vencidas',
  overdueFile: (day: string) => `faturas-vencidas-${day}`,
  ofStore: 'Faturas',
  ofStoreFile: (storeId: number, day: string) => `faturas-loja-${storeId}-${day}`,
  columns: {
    store: 'Loja',
    storeId: 'Nº da loja',
    city: 'Cidade',
    invoice: 'Fatura',
    dueOn: 'Vencimento',
    daysLate: 'Dias de atraso',
    status: 'Situação',
    value: 'Valor',
    owed: 'Em aberto',
  },
};
