import type { AddressAdjustment, PlacePrecision } from '@comanda/domain/orders/addresses/address-adjustment';
import * as z from 'zod/mini';
import {
  bool,
  id,
  integer,
  plainNumber,
  plainText,
  text,
  textOrNull,
  translated,
} from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { asIs } from '../../kit/shape.ts';

const degrees = asIs(z.number());
const longestAddress = 300;

/** An adjustment, with the ids of its order and address. */
export interface AdjustAddress extends AddressAdjustment {
  orderId: number;
  addressId: number;
  /** Version of the address that the adjustment is based on, see {@link FoundPlaces}; null from older clients. */
  version: number | null;
}

export const adjustAddressInput = record({
  orderId: ['orderId', id],
  addressId: ['addressId', id],
  isFound: ['founded', bool],
  latitude: ['lat', degrees],
  longitude: ['lng', degrees],
  formatted: ['formattedAddress', text({ max: longestAddress })],
  chosen: ['selectedAddress', textOrNull({ max: longestAddress })],
  version: ['versao', orNull(integer({ min: 0, max: 2_000_000_000 }))],
});

/** `founded` repeats the data of the request; `success` is true if the order now has the adjusted address. */
export const adjustedAddressAnswer = answer(
  record({ isFound: ['founded', bool], isSaved: ['success', bool] }),
);

/** A search for one order; without `text`, searches for the order's own address. */
export const placeSearchInput = record({
  orderId: ['id_pedido', id],
  text: ['busca', textOrNull({ max: longestAddress })],
});
export type PlaceSearch = DomainOfShape<typeof placeSearchInput>;

const place = record({
  label: ['descricao', plainText],
  latitude: ['lat', degrees],
  longitude: ['lng', degrees],
});

const precision = translated({
  address: 'endereco',
  street: 'rua',
  district: 'bairro',
  city: 'cidade',
} as const satisfies Record<PlacePrecision, string>);

/** A place that the address may mean. */
const placeCandidate = record({ ...place.fields, precision: ['precisao', precision] });
export type PlaceCandidate = DomainOfShape<typeof placeCandidate>;

/** The address as the customer wrote it, with its id. */
const writtenAddress = record({
  addressId: ['endereco_id', plainNumber],
  formatted: ['endereco_completo', plainText],
  number: ['numero', plainText],
  complement: ['complemento', nullable(plainText)],
  reference: ['referencia', nullable(plainText)],
});
export type WrittenAddress = DomainOfShape<typeof writtenAddress>;

/** Data to choose the destination of an order. */
const foundPlaces = record({
  // Version of the order's address; each adjustment increases it.
  version: ['versao', plainNumber],
  // The search text.
  text: ['busca', plainText],
  written: ['escrito', writtenAddress],
  // The order's present destination; null: the order has no coordinates.
  current: ['atual', nullable(place)],
  candidates: ['candidatos', list(placeCandidate)],
  // False if the map service did not answer and the server searched only its own list.
  isComplete: ['completo', bool],
  store: ['loja', nullable(place)],
  // Centre of the customer's city, or otherwise of the store's city. The map opens there if no candidate was
  // found.
  around: ['perto_de', nullable(place)],
  // Nearby districts, for orientation on a map without pictures.
  landmarks: ['referencias', list(place)],
  // Source of the map's pictures; null: no pictures.
  tiles: ['mapa', nullable(record({ url: ['url', plainText], credit: ['credito', plainText] }))],
});
export type FoundPlaces = DomainOfShape<typeof foundPlaces>;

export const foundPlacesAnswer = answer(foundPlaces);
