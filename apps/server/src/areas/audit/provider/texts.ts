/** What the console reads about records of a store. */
export const RECORD_TEXTS = {
  sheet: 'Acessos',
  /** Store 0: names that are nobody's. */
  fileName: (storeId: number) => `acessos-${storeId === 0 ? 'sem-loja' : `loja-${storeId}`}`,
};
