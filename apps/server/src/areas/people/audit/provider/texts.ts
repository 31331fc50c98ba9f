/** Texts of the console about records of a store. */
export const RECORD_TEXTS = {
  sheet: 'Acessos',
  /** Store 0: attempts with unknown names. */
  fileName: (storeId: number) => `acessos-${storeId === 0 ? 'sem-loja' : `loja-${storeId}`}`,
};
