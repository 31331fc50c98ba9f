/** What the screen of products says. */
export const productTexts = {
  title: 'Produtos',
  subtitle: 'O que a loja vende, na ordem em que o cliente vê.',
  noneTitle: 'Seu cardápio começa aqui',
  noneHint: 'Crie a primeira categoria, como Pizzas ou Bebidas, e depois os produtos dela.',
} as const;
