/** Orders of the former system, as a file. */
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
