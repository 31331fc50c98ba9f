import { defineCall } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import { id, plainNumber } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, optional, record } from '../../kit/record.ts';
import { sizePart } from './menu.wire.ts';
import { batchMade, menuChanged, orderInput, savedFields } from './menu-change.wire.ts';
import { idOrNone, madeFrom, menuName, price, priceOrNone } from './menu-fields.wire.ts';
import { lastingStatus } from './sale-status.wire.ts';

const USE = { kind: 'session', permission: 'catalogue.use' } as const;
const callToEdit = defineCalls({ kind: 'session', permission: 'catalogue.edit' });

/**
 * A new size (without id), or a change of a size. Missing fields do not change. A new size needs its product,
 * a name and a price.
 */
export const sizeEdit = record({
  sizeId: ['id_cardapio_tamanho', idOrNone],
  productId: ['id_cardapio', optional(id)],
  name: ['nome', optional(menuName)],
  priceCents: ['preco', optional(price)],
  promoCents: ['novo_preco', optional(priceOrNone)],
  status: ['status', optional(lastingStatus)],
  version: ['versao', madeFrom],
});
export type SizeEdit = DomainOfShape<typeof sizeEdit>;

const sizeInput = record({ sizeId: ['id_cardapio_tamanho', id] });

export const listSizes = defineCall({
  name: 'catalogue.list-sizes',
  summary: 'Os tamanhos de um produto, em sua ordem',
  route: 'GET cardapiotamanhos/listar/{id_cardapio}',
  access: USE,
  isOpenToVisits: true,
  input: record({ productId: ['id_cardapio', id] }),
  output: answer('cardapiotamanhos', list(record({ ...sizePart.fields, position: ['ordem', plainNumber] }))),
  errors: ['catalogue.product-not-found'],
});

export const saveSize = callToEdit({
  name: 'catalogue.save-size',
  summary:
    'Criar um tamanho de um produto, cujo preço fica guardado, ou mudar os campos enviados de um; com `versao`, só se ninguém o mudou desde então',
  route: 'POST cardapiotamanhos/adicionar',
  aliases: [{ method: 'POST', path: 'cardapiotamanhos/adicionar/{id_cardapio_tamanho}' }],
  input: sizeEdit,
  output: answer(record({ sizeId: ['id_cardapio_tamanho', plainNumber], ...savedFields })),
  errors: ['catalogue.product-not-found', 'catalogue.size-not-found', 'record.changed-meanwhile'],
});

export const setSizeStatus = defineCall({
  name: 'catalogue.set-size-status',
  summary: 'Dizer que um tamanho está ativo, oculto ou inativo',
  route: 'POST cardapiotamanhos/mudaSts',
  access: USE,
  input: record({ ...sizeInput.fields, status: ['status', lastingStatus] }),
  output: answer(menuChanged),
  errors: ['catalogue.size-not-found'],
});

export const removeSize = callToEdit({
  name: 'catalogue.remove-size',
  summary:
    'Excluir um tamanho; sem nenhum, vale de novo o preço do produto. `lote` o traz de volta durante um dia',
  route: 'POST cardapiotamanhos/excluir',
  input: sizeInput,
  output: answer(batchMade),
  errors: ['catalogue.size-not-found'],
});

export const removeSizes = callToEdit({
  name: 'catalogue.remove-sizes',
  summary:
    'Excluir todos os tamanhos de um produto de uma vez; vale de novo o preço do produto. `lote` os traz de volta durante um dia',
  route: 'POST cardapiotamanhos/excluirTodos',
  input: record({ productId: ['id_cardapio', id] }),
  output: answer(batchMade),
  errors: ['catalogue.product-not-found', 'catalogue.size-not-found'],
});

export const orderSizes = callToEdit({
  name: 'catalogue.order-sizes',
  summary: 'Pôr os tamanhos de um produto nesta ordem; a lista traz todos, uma vez cada um',
  route: 'POST cardapiotamanhos/ordem',
  input: orderInput,
  output: answer(menuChanged),
  errors: ['catalogue.order-stale'],
});
