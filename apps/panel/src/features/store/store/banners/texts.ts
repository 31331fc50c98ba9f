export const bannerTexts = {
  label: 'Promoções',
  slide: (number: number) => `Promoção ${number}`,
  fold: 'Esconder promoções',
  unfold: 'Mostrar promoções',
} as const;
