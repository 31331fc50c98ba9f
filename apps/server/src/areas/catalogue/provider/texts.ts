/** What is wrong with a menu's categories, for whoever brings them: at the terminal and in the console. */
export const TEXTS = {
  badLetters: 'há letras que não podem ser guardadas.',
  notJson: 'O arquivo não é JSON.',
  fault: (place: string, message: string) => `${place === '' ? 'Arquivo' : place}: ${message}`,
  twiceCategory: (id: number) => `A categoria ${id} está duas vezes no arquivo.`,
  twiceItem: (code: string) => `O item "${code}" está em duas categorias.`,
} as const;
