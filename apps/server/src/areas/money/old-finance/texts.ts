/** Texts of the spreadsheet with orders of the old system. */
export const OLD_SHEET = {
  file: 'pedidos-antigos',
  title: 'Pedidos antigos',
  columns: {
    hash: 'Hash',
    date: 'Data',
    total: 'Valor da venda',
    net: 'Valor líquido',
    type: 'Tipo pgto',
    status: 'Status',
  },
} as const;
