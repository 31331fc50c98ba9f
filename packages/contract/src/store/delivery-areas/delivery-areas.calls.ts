import { defineCall } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import { text } from '../../kit/field-types.ts';
import { answer, list, record } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';
import { bulkChange, switchMany } from './area-changes.wire.ts';
import {
  areaEdit,
  areasChangedAnswer,
  areaTableAnswer,
  batchInput,
  cityInput,
  districtInput,
  knownCity,
} from './delivery-areas.wire.ts';

const callToManage = defineCalls({ kind: 'session', permission: 'delivery-areas.manage' });
/** In bytes; enough for ten thousand areas with their versions. */
const LARGEST_CHANGE = 512 * 1024;

export const listDeliveryAreas = defineCall({
  name: 'delivery-areas.list',
  summary: 'Os bairros das cidades da loja e em que condições ela atende cada um',
  route: 'GET estabelecimentobairros/listar',
  access: { kind: 'session', permission: 'settings.use' },
  isOpenToVisits: true,
  input: nothing,
  output: areaTableAnswer,
});

export const enableDeliveryArea = callToManage({
  name: 'delivery-areas.enable',
  summary: 'Passar a atender um bairro, nas condições em que já foi atendido',
  route: 'POST estabelecimentobairros/habilitarBairro/{id_bairro}',
  input: districtInput,
  output: areasChangedAnswer,
  errors: ['delivery-areas.not-found'],
});

export const editDeliveryArea = callToManage({
  name: 'delivery-areas.edit',
  summary: 'Mudar as condições de um bairro; com `versao`, só se ninguém as mudou desde então',
  route: 'POST estabelecimentobairros/editar/{id_estabelecimento_bairro}',
  input: areaEdit,
  output: areasChangedAnswer,
  errors: ['delivery-areas.not-found', 'record.changed-meanwhile'],
});

export const switchDeliveryAreas = callToManage({
  name: 'delivery-areas.switch-many',
  summary:
    'Mudar vários bairros: S ativa e N desativa os escolhidos; F também alterna o frete grátis de cada um, E também grava os valores',
  route: 'POST estabelecimentobairros/mudaStsLote/{situacao}/{acao}',
  aliases: [{ method: 'POST', path: 'estabelecimentobairros/mudaStsLote/{situacao}' }],
  largestBody: LARGEST_CHANGE,
  input: switchMany,
  output: areasChangedAnswer,
  errors: ['delivery-areas.not-found', 'delivery-areas.nothing-selected', 'delivery-areas.already-free'],
});

export const changeDeliveryAreas = callToManage({
  name: 'delivery-areas.change-many',
  summary:
    'Mudar vários bairros de uma vez, todos ou nenhum: valores definidos, somados ou em porcentagem; cada um na versão vista',
  route: 'POST estabelecimentobairros/lote',
  largestBody: LARGEST_CHANGE,
  input: bulkChange,
  output: areasChangedAnswer,
  errors: [
    'delivery-areas.not-found',
    'delivery-areas.nothing-selected',
    'delivery-areas.already-free',
    'record.changed-meanwhile',
  ],
});

export const undoDeliveryAreas = callToManage({
  name: 'delivery-areas.undo',
  summary: 'Desfazer uma mudança inteira, enquanto ninguém mudou um dos seus bairros depois',
  route: 'POST estabelecimentobairros/desfazer/{lote}',
  input: batchInput,
  output: areasChangedAnswer,
  errors: ['delivery-areas.undo-over'],
});

export const findCities = callToManage({
  name: 'delivery-areas.find-cities',
  summary: 'Cidades cujo nome contém as letras procuradas',
  route: 'GET estabelecimentobairros/cidades',
  input: record({ text: ['busca', text({ max: 60 })] }),
  output: answer('cidades', list(knownCity)),
});

export const addDeliveryCity = callToManage({
  name: 'delivery-areas.add-city',
  summary: 'Pôr uma cidade na lista da loja',
  route: 'POST estabelecimentobairros/cidades/{id_cidade}',
  input: cityInput,
  output: areaTableAnswer,
  errors: ['delivery-areas.city-not-found'],
});

export const removeDeliveryCity = callToManage({
  name: 'delivery-areas.remove-city',
  summary: 'Tirar da lista uma cidade sem bairros ativos; as condições dos seus bairros ficam guardadas',
  route: 'POST estabelecimentobairros/cidades/{id_cidade}/tirar',
  input: cityInput,
  output: areaTableAnswer,
  errors: ['delivery-areas.city-not-found', 'delivery-areas.city-in-use'],
});
