import { defineCalls } from '../../kit/define-calls.ts';
import { answer, list } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';
import { menuChanged } from './menu-change.wire.ts';
import {
  stockChanged,
  stockItem,
  stockItemSave,
  stockItemSaved,
  stockStatusChange,
  stockStatusChanges,
  whichStockItem,
} from './stock.wire.ts';

const STOCK_PICTURE_BYTES = 2 * 1024 * 1024;

const callToUse = defineCalls({ kind: 'session', permission: 'catalogue.use' });
const callToEdit = defineCalls({ kind: 'session', permission: 'catalogue.edit' });

/** An item whose out-of-stock time is over is returned as in stock. */
export const listStock = callToUse({
  name: 'stock.list',
  summary: 'Os itens de estoque: sabores e ingredientes',
  route: 'GET estoque/listar',
  isOpenToVisits: true,
  input: nothing,
  output: answer('estoque', list(stockItem)),
});

export const saveStockItem = callToEdit({
  name: 'stock.save',
  summary: 'Criar um item de estoque, ou alterar o que tem este número; a imagem vai junto',
  route: 'POST estoque/adicionar',
  takesFiles: { arquivo: STOCK_PICTURE_BYTES },
  input: stockItemSave,
  output: answer(stockItemSaved),
  errors: ['stock.not-found', 'catalogue.photo-refused', 'auth.throttled', 'record.changed-meanwhile'],
});

export const deleteStockItem = callToEdit({
  name: 'stock.delete',
  summary: 'Excluir um item de estoque que nada mais usa',
  route: 'POST estoque/excluir',
  input: whichStockItem,
  output: answer(menuChanged),
  errors: ['stock.not-found', 'stock.in-use'],
});

export const restoreStockItem = callToEdit({
  name: 'stock.restore',
  summary: 'Desfazer a exclusão de um item de estoque',
  route: 'POST estoque/restaurar',
  input: whichStockItem,
  output: answer(menuChanged),
  errors: ['stock.not-found'],
});

export const changeStockStatus = callToUse({
  name: 'stock.change-status',
  summary: 'Pôr um item em falta, até uma hora ou até alguém dizer; ou de volta',
  route: 'POST estoque/mudaStatus',
  input: stockStatusChange,
  output: answer(stockChanged),
  errors: ['stock.not-found', 'stock.return-over', 'record.changed-meanwhile'],
});

/**
 * Changes all items or none. An undo is a second call with the previous values, and with the versions from
 * the first answer.
 */
export const changeStockStatuses = callToUse({
  name: 'stock.change-statuses',
  summary: 'Pôr vários itens em falta, ou de volta, de uma vez',
  route: 'POST estoque/mudaStatusLote',
  input: stockStatusChanges,
  output: answer(stockChanged),
  errors: ['stock.not-found', 'stock.return-over', 'record.changed-meanwhile'],
});
