import { defineCalls } from '../../kit/define-calls.ts';
import { id } from '../../kit/field-types.ts';
import { answer, list, record, withErro } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';
import { optionCategoryPart } from './menu.wire.ts';
import { menuChanged, orderInput } from './menu-change.wire.ts';
import {
  duplicateInput,
  duplicateOwnInput,
  groupInput,
  groupStatusInput,
  listedGroup,
  optionCategoryInput,
  optionInput,
  savedCategory,
  savedGroup,
  savedOption,
} from './options.wire.ts';

const callToUse = defineCalls({ kind: 'session', permission: 'catalogue.use' });
const callToEdit = defineCalls({ kind: 'session', permission: 'catalogue.edit' });

export const listOptionCategories = callToUse({
  name: 'options.list-categories',
  summary: 'As categorias de variações',
  route: 'GET variacoescategorias/listar',
  isOpenToVisits: true,
  input: nothing,
  output: answer('categorias', list(optionCategoryPart)),
});

export const saveOptionCategory = callToEdit({
  name: 'options.save-category',
  summary: 'Criar uma categoria de variações, ou mudar a que tem este número',
  route: 'POST variacoescategorias/adicionar',
  aliases: [{ method: 'POST', path: 'variacoescategorias/adicionar/{id_variacao_categoria}' }],
  input: optionCategoryInput,
  output: answer(savedCategory),
  errors: ['options.category-not-found', 'record.changed-meanwhile'],
});

export const deleteOptionCategory = callToEdit({
  name: 'options.delete-category',
  summary: 'Excluir uma categoria com as suas variações, enquanto nenhum produto usa uma delas',
  route: 'POST variacoescategorias/excluir',
  input: record({ optionCategoryId: ['id_variacao_categoria', id] }),
  output: answer(menuChanged),
  errors: ['options.category-not-found', 'options.in-use'],
});

export const listGroups = callToUse({
  name: 'options.list',
  summary: 'As variações que todos os produtos podem usar',
  route: 'GET variacoes/listar',
  isOpenToVisits: true,
  input: nothing,
  output: answer('variacoes', list(listedGroup)),
});

export const readGroup = callToUse({
  name: 'options.read',
  summary: 'Uma variação com os seus itens',
  route: 'GET variacoes/listar/{id_variacao}',
  isOpenToVisits: true,
  input: record({ groupId: ['id_variacao', id] }),
  output: answer('variacao', listedGroup),
  errors: ['options.not-found'],
});

export const listGroupsOfCategory = callToUse({
  name: 'options.list-of-category',
  summary: 'As variações de uma categoria',
  route: 'GET variacoes/listarCategoria/{id_variacao_categoria}',
  isOpenToVisits: true,
  input: record({ optionCategoryId: ['id_variacao_categoria', id] }),
  output: answer('variacoes', list(listedGroup)),
  errors: ['options.category-not-found'],
});

export const saveGroup = callToEdit({
  name: 'options.save',
  summary:
    'Criar uma variação ou mudar a que tem este número; com id_cardapio e sem categoria (-2), uma só deste produto, já ligada a ele',
  route: 'POST variacoes/adicionar',
  aliases: [{ method: 'POST', path: 'variacoes/adicionar/{id_variacao}' }],
  input: groupInput,
  output: withErro(answer(savedGroup)),
  errors: [
    'options.not-found',
    'options.category-not-found',
    'options.product-not-found',
    'record.changed-meanwhile',
  ],
});

export const setGroupStatus = callToUse({
  name: 'options.set-status',
  summary: 'Ativar, ocultar ou inativar uma variação',
  route: 'POST variacoes/mudaSts',
  input: groupStatusInput,
  output: answer(menuChanged),
  errors: ['options.not-found'],
});

export const duplicateGroup = callToEdit({
  name: 'options.duplicate',
  summary: 'Copiar uma variação com os seus itens; a cópia nasce oculta',
  route: 'POST variacoes/duplicar',
  input: duplicateInput,
  output: answer(savedGroup),
  errors: ['options.not-found'],
});

export const duplicateProductGroup = callToEdit({
  name: 'options.duplicate-of-product',
  summary:
    'Copiar a variação de um produto para uma categoria, para que outros a usem; sem categoria, de novo no mesmo produto',
  route: 'POST variacoes/duplicar_card',
  input: duplicateOwnInput,
  output: answer(savedGroup),
  errors: ['options.not-found', 'options.category-not-found'],
});

export const deleteGroup = callToEdit({
  name: 'options.delete',
  summary: 'Excluir uma variação que nenhum produto usa; senão, a resposta diz quais usam',
  route: 'POST variacoes/excluir',
  input: record({ groupId: ['id_variacao', id] }),
  output: answer(menuChanged),
  errors: ['options.not-found', 'options.in-use'],
});

export const restoreGroup = callToEdit({
  name: 'options.restore',
  summary: 'Trazer de volta uma variação excluída, com a sua categoria',
  route: 'POST variacoes/restaurar',
  input: record({ groupId: ['id_variacao', id] }),
  output: answer(menuChanged),
  errors: ['options.not-found'],
});

export const saveOption = callToEdit({
  name: 'options.save-option',
  summary:
    'Pôr um item na variação, do estoque ou avulso (id_estoque -1, com nome_var), ou mudar o que tem este número',
  route: 'POST variacoesestoque/adicionar',
  aliases: [{ method: 'POST', path: 'variacoesestoque/adicionar/{id_variacao_estoque}' }],
  input: optionInput,
  output: answer(savedOption),
  errors: ['options.not-found', 'options.option-not-found', 'options.item-not-found', 'options.item-twice'],
});

export const orderOptions = callToEdit({
  name: 'options.order-options',
  summary: 'Pôr os itens de uma variação nesta ordem; a lista traz todos, uma vez cada um',
  route: 'POST variacoesestoque/ordem',
  input: orderInput,
  output: answer(menuChanged),
  errors: ['options.option-not-found', 'catalogue.order-stale'],
});

export const deleteOption = callToEdit({
  name: 'options.delete-option',
  summary: 'Tirar um item da variação',
  route: 'POST variacoesestoque/excluir',
  input: record({ optionId: ['id_variacao_estoque', id] }),
  output: answer(menuChanged),
  errors: ['options.option-not-found'],
});
