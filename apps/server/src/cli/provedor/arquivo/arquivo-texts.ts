export const ARQUIVO = {
  summary: 'pedidos e repasses online (até 18/02/2025) e faturas do sistema anterior',
  importSummary:
    'Importa um arquivo JSON com "transacoes", "repasses" e "faturas"; o que já existe é atualizado.',
  missingFile: 'Diga o arquivo: --arquivo antigos.json (ou - para a entrada padrão).',
  notRead: (fault: string) => `O arquivo não pôde ser lido (${fault}).`,
  given: (name: string, of: { transactions: number; payouts: number; invoices: number }) =>
    `${of.transactions} pedidos, ${of.payouts} repasses e ${of.invoices} faturas antigas guardados na loja "${name}".`,
} as const;
