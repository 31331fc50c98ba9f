export const PRODUTOS = {
  summary: 'catálogo de produtos com código de barras que todas as lojas compartilham',
  importSummary:
    'Lê um CSV de código de barras, nome e descrição (com ou sem cabeçalho). O mesmo arquivo de novo não muda nada; com um erro, nada é lido, a não ser com --pular-erros.',
  picturesSummary: 'Dá aos produtos as fotos de uma pasta: cada arquivo se chama como o código de barras.',
  statusSummary: 'Diz quantos produtos há no catálogo.',
  nothingTaken: (count: number) =>
    `${count} ${count === 1 ? 'linha com erro' : 'linhas com erro'}: nada foi lido. Corrija o arquivo, ou use --pular-erros para ler as outras.`,
  saved: ({ added, changed, known }: { added: number; changed: number; known: number }) =>
    `${added} ${added === 1 ? 'produto novo' : 'produtos novos'}, ${changed} com outros dados, ${known} já conhecidos.`,
  pictures: (count: number) => `${count} ${count === 1 ? 'foto guardada' : 'fotos guardadas'}.`,
  unknown: (file: string) => `${file}: nenhum produto tem este código de barras.`,
  notAFolder: (path: string) => `Não foi possível ler a pasta ${path}.`,
  status: ({ products, withPicture }: { products: number; withPicture: number }) =>
    `${products} ${products === 1 ? 'produto' : 'produtos'}, ${withPicture} com foto.`,
};
