/** What is wrong with a product somebody saves. */
export const TEXTS = {
  missing: 'Campo obrigatório.',
  noCategory: 'Selecione uma categoria para adicionar um produto',
  promoTooHigh: (promo: string) => `O preço promocional (${promo}) precisa ser menor que o preço.`,
  promoEndsFirst: 'A promoção precisa terminar depois de começar.',
} as const;
