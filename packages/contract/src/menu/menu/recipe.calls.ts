import { defineCall } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import { bool, id, integer, plainNumber } from '../../kit/field-types.ts';
import { answer, list, optional, record } from '../../kit/record.ts';
import { menuChanged, orderInput } from './menu-change.wire.ts';
import { listedRecipeLine } from './products.wire.ts';

const USE = { kind: 'session', permission: 'catalogue.use' } as const;
const callToEdit = defineCalls({ kind: 'session', permission: 'catalogue.edit' });
export const MAX_OF_ONE = 9_999;

export const listRecipe = defineCall({
  name: 'catalogue.list-recipe',
  summary: 'De que um produto é feito, em sua ordem',
  route: 'GET cardapioestoque/listar/{id_cardapio}',
  access: USE,
  isOpenToVisits: true,
  input: record({ productId: ['id_cardapio', id] }),
  output: answer('cardapioestoque', list(listedRecipeLine)),
  errors: ['catalogue.product-not-found'],
});

export const saveRecipeLine = callToEdit({
  name: 'catalogue.save-recipe-line',
  summary:
    'Pôr um item de estoque na composição de um produto, ou mudar o que já está nela; a princípio um, que pode ser retirado',
  route: 'POST cardapioestoque/adicionar',
  aliases: [{ method: 'POST', path: 'cardapioestoque/inserir' }],
  input: record({
    productId: ['id_cardapio', id],
    stockItemId: ['id_estoque', id],
    quantity: ['quantidade', optional(integer({ min: 1, max: MAX_OF_ONE }))],
    isRemovable: ['removivel', optional(bool)],
  }),
  output: answer(record({ recipeLineId: ['id_cardapio_estoque', plainNumber], ...menuChanged.fields })),
  errors: ['catalogue.product-not-found', 'stock.not-found'],
});

export const removeRecipeLine = callToEdit({
  name: 'catalogue.remove-recipe-line',
  summary: 'Tirar um item da composição de um produto',
  route: 'POST cardapioestoque/excluir',
  input: record({ recipeLineId: ['id_cardapio_estoque', id] }),
  output: answer(menuChanged),
  errors: ['catalogue.recipe-line-not-found'],
});

export const orderRecipe = callToEdit({
  name: 'catalogue.order-recipe',
  summary: 'Pôr a composição de um produto nesta ordem; a lista traz todos os itens, uma vez cada um',
  route: 'POST cardapioestoque/ordem',
  input: record({ productId: ['id_cardapio', id], ...orderInput.fields }),
  output: answer(menuChanged),
  errors: ['catalogue.product-not-found', 'catalogue.order-stale'],
});
