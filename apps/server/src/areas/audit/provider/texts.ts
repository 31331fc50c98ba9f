/** What the console reads about records of a store. */
export const RECORD_TEXTS = {
  backwards: 'O período termina antes de começar.',
  'too-long': 'O período pode ter no máximo 366 dias.',
  sheet: 'Acessos',
  /** Store 0: names that are nobody's. */
  fileName: (storeId: number, from: string, to: string) =>
    `acessos-${storeId === 0 ? 'sem-loja' : `loja-${storeId}`}-${from}-a-${to}`,
};
