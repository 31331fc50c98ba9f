/** Texts of the spreadsheet with the console's audit log. */
export const SHEET = {
  title: 'Auditoria',
  fileName: 'auditoria',
  columns: {
    what: 'O que fez',
    who: 'Quem',
    at: 'Quando',
    store: 'Loja',
    storeId: 'Nº da loja',
    numbers: 'O quê',
    address: 'De onde',
    outcome: 'Resultado',
  },
};
