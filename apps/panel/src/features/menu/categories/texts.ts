const numbers = new Intl.NumberFormat('pt-BR');

/** What is said about categories. */
export const categoryTexts = {
  title: 'Categorias',
  products: (count: number) => `${numbers.format(count)} ${count === 1 ? 'produto' : 'produtos'}`,
} as const;
