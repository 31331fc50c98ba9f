/** Warning for two products with the same code: an order's item with that code matches neither product. */
export const sharedCodeText = ({ name, other, isPdv }: { name: string; other: string; isPdv: boolean }) =>
  `“${name}” e “${other}” têm o mesmo ${isPdv ? 'código PDV' : 'código de barras'}: um pedido com ele não conta para nenhum dos dois.`;

/** Faults of a saved product. */
export const TEXTS = {
  noCategory: 'Selecione uma categoria para adicionar um produto',
  promoEndsFirst: 'A promoção precisa terminar depois de começar.',
} as const;
