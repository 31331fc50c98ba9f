export const TEXTS = {
  oneOfTwo: 'Diga o telefone (com DDD) ou o id do cliente no parceiro.',
  fileName: (storeId: number, day: string) => `cliente-loja-${storeId}-${day}.json`,
};
