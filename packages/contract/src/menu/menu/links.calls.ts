import { defineCall } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import { id } from '../../kit/field-types.ts';
import { answer, record } from '../../kit/record.ts';
import { menuChanged, orderInput } from './menu-change.wire.ts';
import { flavourGridInput, linkInput, linkStatusInput, savedLink, usesInput } from './options.wire.ts';

const USE = { kind: 'session', permission: 'catalogue.use' } as const;
const callToEdit = defineCalls({ kind: 'session', permission: 'catalogue.edit' });
/** In bytes; enough for a thousand flavours in thirty sizes. */
const LARGEST_GRID = 512 * 1024;

export const addLink = callToEdit({
  name: 'links.add',
  summary: 'Pôr uma variação num produto, com todos os tamanhos ou só com um; o que já está fica como está',
  route: 'POST cardapiovariacoes/adicionar',
  input: linkInput,
  output: answer(savedLink),
  errors: ['options.not-found', 'options.product-not-found', 'options.not-this-product'],
});

export const removeLink = callToEdit({
  name: 'links.remove',
  summary: 'Tirar uma variação do produto; uma que é só dele vai junto',
  route: 'POST cardapiovariacoes/excluir',
  input: record({ linkId: ['id_cardapio_variacao', id] }),
  output: answer(menuChanged),
  errors: ['options.link-not-found'],
});

export const orderLinks = callToEdit({
  name: 'links.order',
  summary: 'Pôr as variações de um produto nesta ordem; a lista traz todas, uma vez cada uma',
  route: 'POST cardapiovariacoes/ordem',
  input: orderInput,
  output: answer(menuChanged),
  errors: ['options.link-not-found', 'catalogue.order-stale'],
});

export const setLinkStatus = defineCall({
  name: 'links.set-status',
  summary: 'Ativar uma variação neste produto, dizer que está em falta, ou ocultá-la',
  route: 'POST cardapiovariacoes/mudaSts',
  access: USE,
  input: linkStatusInput,
  output: answer(menuChanged),
  errors: ['options.link-not-found'],
});

export const changeUses = callToEdit({
  name: 'links.change-uses',
  summary: 'Dizer em quais produtos uma variação é usada, muitos de uma vez',
  route: 'POST cardapiovariacoes/produtos',
  input: usesInput,
  output: answer(menuChanged),
  errors: ['options.not-found', 'options.product-not-found', 'options.not-this-product'],
});

export const saveFlavours = callToEdit({
  name: 'links.save-flavours',
  summary: 'Gravar a grade de sabores por tamanho: uma variação “Sabores” do produto para cada tamanho',
  route: 'POST cardapiovariacoes/sabores',
  largestBody: LARGEST_GRID,
  input: flavourGridInput,
  output: answer(menuChanged),
  errors: ['options.product-not-found', 'options.item-not-found', 'record.changed-meanwhile'],
});
