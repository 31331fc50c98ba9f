/** What is wrong with a product somebody saves. */
export const TEXTS = {
  noCategory: 'Selecione uma categoria para adicionar um produto',
  promoEndsFirst: 'A promoção precisa terminar depois de começar.',
} as const;
