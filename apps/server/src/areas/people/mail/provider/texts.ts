/** Texts of the spreadsheet with mails. */
export const SHEET = {
  title: 'E-mails',
  fileName: (storeId: number | null, day: string) =>
    `emails-${storeId === null ? '' : `loja-${storeId}-`}${day}`,
  team: 'Equipe e solicitações',
  columns: {
    kind: 'E-mail',
    store: 'Loja',
    storeId: 'Nº da loja',
    to: 'Para',
    queuedAt: 'Criado em',
    state: 'Situação',
    attempts: 'Tentativas',
    fault: 'Última falha',
    faultCodes: 'Códigos',
    nextAt: 'Próxima tentativa',
    expiresAt: 'Código ou link vale até',
  },
};
