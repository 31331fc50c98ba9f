export const noticesTexts = {
  notices: 'Avisos',
  mustSign: 'contrato obrigatório',
  see: 'Ver',
} as const;
