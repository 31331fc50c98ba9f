export const CARDAPIO = {
  summary: 'o cardápio de uma loja: o primeiro, de um arquivo, e as categorias que tem',
  importSummary:
    'Dá a uma loja sem produtos um cardápio inteiro: o JSON que GET cardapio/completo responde, de outra loja ou feito à mão.',
  given: (name: string, products: number) =>
    `Loja "${name}": cardápio com ${products} ${products === 1 ? 'produto' : 'produtos'}.`,
  listSummary: 'Lista as categorias e quantos produtos tem cada uma.',
  missingFile: 'Falta --arquivo.',
  none: 'Nenhuma categoria.',
  line: ({ categoryId, name, items }: { categoryId: number; name: string; items: number }) =>
    `${String(categoryId).padStart(6)}  ${name}  ${items} ${items === 1 ? 'produto' : 'produtos'}`,
};
