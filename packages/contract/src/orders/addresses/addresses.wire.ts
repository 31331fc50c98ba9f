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

/** An adjustment with the order and the address it is for. */
export interface AdjustAddress extends AddressAdjustment {
  orderId: number;
  addressId: number;
  /** Version of the address it was made from, see {@link FoundPlaces}; null from clients that do not know it. */
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

/** `founded` repeats what was sent; `success` is true when the order has the address now. */
export const adjustedAddressAnswer = answer(
  record({ isFound: ['founded', bool], isSaved: ['success', bool] }),
);

/** Sought for one order; without `text` its own address is sought. */
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

/** A place an address may mean. */
const placeCandidate = record({ ...place.fields, precision: ['precisao', precision] });
export type PlaceCandidate = DomainOfShape<typeof placeCandidate>;

/** The address as the customer wrote it, and which of the order's addresses it is. */
const writtenAddress = record({
  addressId: ['endereco_id', plainNumber],
  formatted: ['endereco_completo', plainText],
  number: ['numero', plainText],
  complement: ['complemento', nullable(plainText)],
  reference: ['referencia', nullable(plainText)],
});
export type WrittenAddress = DomainOfShape<typeof writtenAddress>;

/** Everything a person needs to say where an order goes. */
const foundPlaces = record({
  // Version of the order's address: it changes with each adjustment.
  version: ['versao', plainNumber],
  // The text that was searched for.
  text: ['busca', plainText],
  written: ['escrito', writtenAddress],
  // The order's present destination; null without coordinates.
  current: ['atual', nullable(place)],
  candidates: ['candidatos', list(placeCandidate)],
  // False when the map service did not answer and only our own list was searched.
  isComplete: ['completo', bool],
  store: ['loja', nullable(place)],
  // The middle of the customer's or the store's city: the map's start without a candidate.
  around: ['perto_de', nullable(place)],
  // Districts nearby, to find one's way on a map without pictures.
  landmarks: ['referencias', list(place)],
  // Source of the map's pictures; null without them.
  tiles: ['mapa', nullable(record({ url: ['url', plainText], credit: ['credito', plainText] }))],
});
export type FoundPlaces = DomainOfShape<typeof foundPlaces>;

export const foundPlacesAnswer = answer(foundPlaces);
