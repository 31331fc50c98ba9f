export const storeTexts = {
  open: 'Loja aberta',
  closed: 'Loja fechada',
  suspended: 'Loja suspensa',
  openingUnknown: 'Carregando...',
  openingFailed: 'Loja sem notícia',
  notConfirmed: 'Sem conexão: a situação da loja pode ter mudado.',
  readOnly: 'A loja não deixou que você abra ou feche por aqui. Peça a um administrador.',
  suspendedReason: 'A loja está suspensa e não pode ser aberta. Entre em contato com o suporte.',
  notReached: 'Sem conexão com o servidor. A loja continua como estava; tente novamente.',
  closedBy: (name: string, until: string | null) =>
    until === null ? `${name} fechou a loja.` : `${name} fechou a loja até ${until}.`,
  openedBy: (name: string) => `${name} abriu a loja.`,
  pauseOver: 'A pausa terminou: a loja está aberta.',
  openedByHours: 'A loja abriu no horário.',
  closedByHours: (opens: string | null) =>
    opens === null ? 'A loja fechou no horário.' : `A loja fechou no horário. Abre ${opens}.`,
  opensAt: (time: string) => `Abre ${time}`,
  closesAt: (time: string) => `Fecha ${time}`,
} as const;
