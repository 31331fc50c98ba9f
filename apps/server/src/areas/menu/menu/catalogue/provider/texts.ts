/** Error texts for a file of catalogue products, for the command line and the console. */
export const TEXTS = {
  badBarcode: (code: string) =>
    `"${code}" não é um código de barras (8, 12 ou 13 dígitos; o último confere os outros)`,
  missingName: 'falta o nome',
  tooLong: (text: string) => `texto longo demais: "${text.slice(0, 40)}…"`,
} as const;

/** Text for a file without products. */
export const NO_PRODUCTS = 'O arquivo não tem nenhum produto.';
