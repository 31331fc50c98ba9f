/** What is wrong with a file of districts, for whoever brings it: at the terminal and in the console. */
export const TEXTS = {
  badColumns: (found: number) => `esperados UF, município e bairro; há ${found} colunas`,
  badState: (word: string) => `"${word}" não é uma UF`,
  missing: { city: 'falta o município', district: 'falta o bairro' },
  tooLong: (name: string) => `nome longo demais: "${name.slice(0, 40)}…"`,
} as const;

/** A file that names none. */
export const NO_DISTRICTS = 'O arquivo não tem nenhum bairro.';
