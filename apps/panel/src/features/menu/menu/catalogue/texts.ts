export const catalogueTexts = {
  title: 'Catálogo de produtos',
  search: 'Nome ou código de barras',
  hint: 'Procure um produto pronto e traga o nome, a descrição e a foto dele.',
  loadFailed: 'Não foi possível procurar no catálogo.',
  found: (count: number, hasMore: boolean) =>
    hasMore
      ? `Mais de ${count} produtos: escreva mais para achar o seu`
      : `${count} ${count === 1 ? 'produto' : 'produtos'}`,
  none: 'Nenhum produto encontrado',
  noneHint: 'Confira o que foi digitado, ou cadastre o produto à mão.',
  choose: 'O que você quer substituir?',
  fields: { name: 'Nome', description: 'Descrição', picture: 'Foto' },
  noDescription: 'Sem descrição no catálogo',
  noPicture: 'Sem foto no catálogo',
  back: 'Escolher outro',
  use: 'Substituir',
} as const;
