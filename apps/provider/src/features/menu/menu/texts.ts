const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
const items = (count: number) => counted(count, 'produto', 'produtos');

export const menuTexts = {
  title: 'Categorias do cardápio',
  hint: 'Quais categorias a loja tem, na ordem do cardápio. A impressão separa os itens por elas.',
  failed: 'Não foi possível carregar as categorias da loja.',
  noneTitle: 'Nenhuma categoria ainda',
  noneHint: 'A loja cria as categorias em Produtos.',
  list: 'Categorias',
  facts: (categoryId: number, count: number) => `nº ${categoryId} · ${items(count)}`,
} as const;
