/** Of two products with one code, of which an order with it means neither. */
export const sharedCodeText = ({ name, other, isPdv }: { name: string; other: string; isPdv: boolean }) =>
  `“${name}” e “${other}” têm o mesmo ${isPdv ? 'código PDV' : 'código de barras'}: um pedido com ele não conta para nenhum dos dois.`;

/** What is wrong with a product somebody saves. */
export const TEXTS = {
  noCategory: 'Selecione uma categoria para adicionar um produto',
  promoEndsFirst: 'A promoção precisa terminar depois de começar.',
} as const;
