/** Texts of the console about a store's logs. */
export const RECORD_TEXTS = {
  sheet: 'Acessos',
  /** Store 0 is for attempts with unknown names. */
  fileName: (storeId: number) => `acessos-${storeId === 0 ? 'sem-loja' : `loja-${storeId}`}`,
};
