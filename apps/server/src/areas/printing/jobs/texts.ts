/** Why papers are not on paper, and who is named for it. */
export const TEXTS = {
  orderCancelled: 'pedido cancelado',
  timeIsUp: 'prazo esgotado',
  givenUpBy: (name: string) => `abandonada por ${name}`,
  testStation: 'Teste',
};
