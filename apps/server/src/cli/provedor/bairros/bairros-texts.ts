/** What the provider reads about cities and their districts. */
export const BAIRROS = {
  summary: 'municípios e bairros que as lojas podem atender, iguais para todas',
  importSummary:
    'Lê um CSV de UF, município e bairro (com ou sem cabeçalho). O mesmo arquivo de novo não muda nada; com um erro, nada é lido, a não ser com --pular-erros.',
  citiesSummary: 'Lista os municípios e quantos bairros tem cada um.',
  nothingTaken: (count: number) =>
    `${count} ${count === 1 ? 'linha com erro' : 'linhas com erro'}: nada foi lido. Corrija o arquivo, ou use --pular-erros para ler as outras.`,
  saved: ({ added, renamed, known }: { added: number; renamed: number; known: number }) =>
    `${added} ${added === 1 ? 'bairro novo' : 'bairros novos'}, ${renamed} com outra grafia, ${known} já conhecidos.`,
  none: 'Nenhum município.',
  line: ({ state, name, districts }: { state: string; name: string; districts: number }) =>
    `${state}  ${name}  ${districts} ${districts === 1 ? 'bairro' : 'bairros'}`,
};
