/** What stands around every chart. */
export const chartTexts = {
  asTable: 'Ver como tabela',
  asChart: 'Ver como gráfico',
  formula: 'Como calculamos',
  empty: 'Nada neste período',
  emptyHint: 'Escolha outro período para ver o gráfico.',
  whole: 'No período',
  most: 'Mais',
  walk: (title: string) => `${title}: ponto a ponto`,
  noPoint: 'Use as setas para ir de ponto em ponto',
  point: 'Ponto',
  total: 'Total',
  share: 'Parte',
  amount: 'Valor',
  line: 'Linha',
  periodBefore: 'no período anterior',
  levels: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
} as const;
