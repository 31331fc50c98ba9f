/** What the console reads about records of a store. */
export const RECORD_TEXTS = {
  backwards: 'O período termina antes de começar.',
  'too-long': 'O período pode ter no máximo 366 dias.',
  fileName: (storeId: number, from: string, to: string) => `acessos-loja-${storeId}-${from}-a-${to}.csv`,
};
