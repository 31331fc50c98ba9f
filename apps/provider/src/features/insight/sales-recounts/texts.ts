export const recountTexts = {
  title: 'Somas que não fecham',
  hint: 'As somas dos relatórios de cada loja são recontadas a partir dos pedidos uma vez por dia, depois das 5h.',
  list: 'Somas que não fecham',
  noun: ['loja', 'lojas'] as const,
  failed: 'Não foi possível carregar as recontagens.',
  none: 'Todas as somas fecham',
  columns: {
    store: 'Loja',
    difference: 'A primeira diferença',
    at: 'Recontado em',
    repair: 'Refazer as somas',
  },
  repair: 'Refazer somas',
  repaired: 'Somas refeitas. Agora fecham.',
  stillDifferent: 'Somas refeitas, mas ainda há uma diferença.',
  repairFailed: 'Não foi possível refazer as somas.',
} as const;
