export const storeTexts = {
  open: 'Loja aberta',
  closed: 'Loja fechada',
  openingUnknown: 'Carregando…',
  suspendedReason: 'A loja está suspensa e não pode ser aberta. Entre em contato com o suporte.',
} as const;
