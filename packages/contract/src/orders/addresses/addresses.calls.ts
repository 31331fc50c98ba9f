import { defineCall } from '../../kit/define-call.ts';
import {
  adjustAddressInput,
  adjustedAddressAnswer,
  foundPlacesAnswer,
  placeSearchInput,
} from './addresses.wire.ts';

const CHANGE = { kind: 'session', permission: 'orders.change-status' } as const;

export const adjustAddress = defineCall({
  name: 'addresses.adjust',
  summary:
    'Ajustar o endereço de entrega de um pedido; o que o cliente escreveu é mantido ao lado. Com `versao`, só se ninguém o ajustou desde então',
  route: 'POST enderecos/updateUserAddress/{orderId}/{addressId}',
  access: CHANGE,
  input: adjustAddressInput,
  output: adjustedAddressAnswer,
  errors: [
    'order.not-found',
    'address.not-found',
    'address.outside',
    'address.order-closed',
    'address.courier-called',
    'record.changed-meanwhile',
  ],
});

/** A POST although it only reads, so that customers' addresses are not in URLs and logs. */
export const findPlaces = defineCall({
  name: 'addresses.find-places',
  summary: 'Lugares que podem ser o endereço de um pedido, e o que é preciso para mostrá-los num mapa',
  route: 'POST enderecos/candidatos',
  access: CHANGE,
  input: placeSearchInput,
  output: foundPlacesAnswer,
  errors: ['order.not-found', 'address.not-found'],
});
