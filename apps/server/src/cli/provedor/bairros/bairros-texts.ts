/** What the provider reads about cities and their districts. */
export const BAIRROS = {
  summary: 'municípios e bairros que as lojas podem atender, iguais para todas',
  importSummary:
    'Lê um CSV de UF, município e bairro (com ou sem cabeçalho). O mesmo arquivo de novo não muda nada; com um erro, nada é lido, a não ser com --pular-erros.',
  citiesSummary: 'Lista os municípios e quantos bairros tem cada um.',
  badColumns: (found: number) => `esperados UF, município e bairro; há ${found} colunas`,
  badState: (word: string) => `"${word}" não é uma UF`,
  missing: { city: 'falta o município', district: 'falta o bairro' },
  tooLong: (name: string) => `nome longo demais: "${name.slice(0, 40)}…"`,
  badLine: (line: number, reason: string) => `Linha ${line}: ${reason}.`,
  moreFaults: (count: number) => `… e mais ${count}.`,
  nothingTaken: (count: number) =>
    `${count} ${count === 1 ? 'linha com erro' : 'linhas com erro'}: nada foi lido. Corrija o arquivo, ou use --pular-erros para ler as outras.`,
  empty: 'O arquivo não tem nenhum bairro.',
  saved: ({ added, renamed, known }: { added: number; renamed: number; known: number }) =>
    `${added} ${added === 1 ? 'bairro novo' : 'bairros novos'}, ${renamed} com outra grafia, ${known} já conhecidos.`,
  none: 'Nenhum município.',
  line: ({ state, name, districts }: { state: string; name: string; districts: number }) =>
    `${state}  ${name}  ${districts} ${districts === 1 ? 'bairro' : 'bairros'}`,
};
