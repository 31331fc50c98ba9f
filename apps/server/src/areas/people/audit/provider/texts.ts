/** Texts of the console about a store's logs. */
export const RECORD_TEXTS = {
  sheet: 'Acessos',
  /** Store 0 has the attempts with unknown names. */
  fileName: (storeId: number) => `acessos-${storeId === 0 ? 'sem-loja' : `loja-${storeId}`}`,
};
