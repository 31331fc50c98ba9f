import { defineCall } from '../../kit/define-call.ts';
import { answer } from '../../kit/record.ts';
import { pricedSelection, selectionInput } from './selling.wire.ts';

/** The server's price is binding. Menus compute the price with the same rules, and compare both. */
export const priceSelection = defineCall({
  name: 'catalogue.price-selection',
  summary: 'Quanto custa uma escolha de um produto, com a conta feita, e o que impede a venda dela',
  route: 'POST cardapio/preco',
  access: { kind: 'session', permission: 'catalogue.use' },
  input: selectionInput,
  output: answer(pricedSelection),
  errors: ['selling.product-missing'],
});
