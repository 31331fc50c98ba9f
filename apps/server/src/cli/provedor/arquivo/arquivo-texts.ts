export const ARQUIVO = {
  summary: 'pedidos e repasses online do sistema anterior (até 18/02/2025)',
  importSummary: 'Importa um arquivo JSON com "transacoes" e "repasses"; o que já existe é atualizado.',
  missingFile: 'Diga o arquivo: --arquivo antigos.json (ou - para a entrada padrão).',
  notRead: (fault: string) => `O arquivo não pôde ser lido (${fault}).`,
  given: (name: string, transactions: number, payouts: number) =>
    `${transactions} pedidos e ${payouts} repasses antigos guardados na loja "${name}".`,
} as const;
