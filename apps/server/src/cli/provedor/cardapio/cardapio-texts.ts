/** What the provider reads about menus. */
export const CARDAPIO = {
  summary: 'categorias do cardápio de uma loja e os códigos dos itens em cada uma',
  importSummary:
    'Dá a uma loja sem produtos um cardápio inteiro: o JSON que GET cardapio/completo responde, de outra loja ou feito à mão.',
  given: (name: string, products: number) =>
    `Loja "${name}": cardápio com ${products} ${products === 1 ? 'produto' : 'produtos'}.`,
  saveSummary:
    'Troca as categorias da loja pelas do arquivo: [{"id": 1, "nome": "Pizzas", "itens": ["PZ-1", "PZ-2"]}, …], na ordem do cardápio.',
  listSummary: 'Lista as categorias e quantos itens tem cada uma.',
  missingFile: 'Falta --arquivo.',
  saved: (name: string, categories: number, items: number) =>
    `Loja "${name}": ${categories} ${categories === 1 ? 'categoria' : 'categorias'}, ${items} ${items === 1 ? 'item' : 'itens'}.`,
  none: 'Nenhuma categoria.',
  line: ({ categoryId, name, items }: { categoryId: number; name: string; items: number }) =>
    `${String(categoryId).padStart(6)}  ${name}  ${items} ${items === 1 ? 'item' : 'itens'}`,
};
