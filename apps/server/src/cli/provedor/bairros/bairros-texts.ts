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
  listSummary: 'Lista os bairros de um município e quantas lojas entregam em cada um.',
  addSummary: 'Adiciona um bairro, com o município se for novo.',
  renameSummary: 'Muda o nome de um bairro; o que as lojas cobram nele fica.',
  joinSummary:
    'Junta o primeiro bairro ao segundo: as taxas das lojas passam para o segundo; quem entrega nos dois fica com as do segundo.',
  removeSummary: 'Exclui um bairro em que nenhuma loja entrega.',
  renameCitySummary: 'Muda o nome de um município.',
  removeCitySummary: 'Exclui um município sem bairros.',
  badPlace: (word: string) => `"${word}": escreva "UF;município;bairro", entre aspas.`,
  badCity: (word: string) => `"${word}": escreva "UF;município", entre aspas.`,
  added: (isNew: boolean) => (isNew ? 'Bairro adicionado.' : 'Este bairro já existia.'),
  renamed: (before: string, after: string) => `${before} agora se chama ${after}.`,
  joinQuestion: (from: string, into: string) => `Juntar ${from} a ${into}? ${from} deixa de existir.`,
  joined: (stores: number) => `Pronto: ${stores} ${stores === 1 ? 'loja mudou' : 'lojas mudaram'}.`,
  removeQuestion: (name: string) => `Excluir ${name}?`,
  removed: (name: string) => `${name} foi excluído.`,
  district: ({ name, serving }: { name: string; serving: number }) =>
    `${name}  ${serving} ${serving === 1 ? 'loja entrega' : 'lojas entregam'}`,
  line: ({ state, name, districts }: { state: string; name: string; districts: number }) =>
    `${state}  ${name}  ${districts} ${districts === 1 ? 'bairro' : 'bairros'}`,
};
