/** Faults of a file with a whole menu. */
export const MENU_TEXTS = {
  notJson: 'O arquivo não é JSON.',
  badPart: (place: string, message: string) => `${place === '' ? 'Arquivo' : place}: ${message}`,
  badNumber: (field: string, number: number) =>
    `${field}: ${number} não serve ou está duas vezes no arquivo.`,
  unknownNumber: (field: string, number: number) => `${field}: ${number} não está no arquivo.`,
  notEmpty: (products: number) =>
    `A loja já tem ${products} ${products === 1 ? 'produto' : 'produtos'}: um cardápio inteiro só entra em uma loja sem produtos.`,
} as const;
