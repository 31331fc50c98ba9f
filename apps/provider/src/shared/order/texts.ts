export const orderFinderTexts = {
  order: 'Número do pedido',
  badOrder: 'Digite o número do pedido, só com algarismos.',
  find: 'Buscar',
} as const;
