/** Error texts for a file of catalogue products. The command line and the provider's web console show them. */
export const TEXTS = {
  badBarcode: (code: string) =>
    `"${code}" não é um código de barras (8, 12 ou 13 dígitos; o último confere os outros)`,
  missingName: 'falta o nome',
  tooLong: (text: string) => `texto longo demais: "${text.slice(0, 40)}…"`,
} as const;

/** The file contains no product. */
export const NO_PRODUCTS = 'O arquivo não tem nenhum produto.';
