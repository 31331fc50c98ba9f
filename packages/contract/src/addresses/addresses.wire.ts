import {
  type AddressAdjustment,
  PLACE_PRECISIONS,
  type PlacePrecision,
} from '@comanda/domain/addresses/address-adjustment';
import type { Coordinates, NamedPlace } from '@comanda/domain/addresses/coordinates';
import * as z from 'zod/mini';
import { shape } from '../shape.ts';
import { wireId } from '../wire-types.ts';

const degrees = z.number();
const longestAddress = 300;
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestAddress));

/** An adjustment with the order and the address it is for. */
export interface AdjustAddress extends AddressAdjustment {
  orderId: number;
  addressId: number;
}

export const adjustAddressInput = shape(
  z.object({
    orderId: wireId,
    addressId: wireId,
    founded: z.boolean(),
    lat: degrees,
    lng: degrees,
    formattedAddress: text,
    selectedAddress: z.optional(z.nullable(z.string().check(z.maxLength(longestAddress)))),
  }),
  {
    decode: (wire): AdjustAddress => ({
      orderId: wire.orderId,
      addressId: wire.addressId,
      isFound: wire.founded,
      latitude: wire.lat,
      longitude: wire.lng,
      formatted: wire.formattedAddress,
      chosen: wire.selectedAddress?.trim() || null,
    }),
    encode: (input: AdjustAddress) => ({
      orderId: input.orderId,
      addressId: input.addressId,
      founded: input.isFound,
      lat: input.latitude,
      lng: input.longitude,
      formattedAddress: input.formatted,
      selectedAddress: input.chosen,
    }),
  },
);

/** `founded` repeats what was sent; `success` is true when the order has the address now. */
export const adjustedAddressAnswer = shape(
  z.object({ status: z.literal(true), founded: z.boolean(), success: z.boolean() }),
  {
    decode: (wire) => ({ isFound: wire.founded, isSaved: wire.success }),
    encode: (answer: { isFound: boolean; isSaved: boolean }) => ({
      status: true as const,
      founded: answer.isFound,
      success: answer.isSaved,
    }),
  },
);

/** Sought for one order; without `text` its own address is sought. */
export interface PlaceSearch {
  orderId: number;
  text: string | null;
}

export const placeSearchInput = shape(
  z.object({
    id_pedido: wireId,
    busca: z.optional(z.nullable(z.string().check(z.maxLength(longestAddress)))),
  }),
  {
    decode: (wire): PlaceSearch => ({ orderId: wire.id_pedido, text: wire.busca?.trim() || null }),
    encode: (input: PlaceSearch) => ({ id_pedido: input.orderId, busca: input.text }),
  },
);

/** A place an address may mean. */
export interface PlaceCandidate extends NamedPlace {
  precision: PlacePrecision;
}

/** What the customer wrote, and which of the order's addresses it is. */
export interface WrittenAddress {
  addressId: number;
  formatted: string;
  number: string;
  complement: string | null;
  reference: string | null;
}

/** Everything a person needs to say where an order goes. */
export interface FoundPlaces {
  /** What was searched for. */
  text: string;
  written: WrittenAddress;
  /** Where the order goes as it stands; null without coordinates. */
  current: NamedPlace | null;
  candidates: PlaceCandidate[];
  /** False when the map service did not answer and only our own list was searched. */
  isComplete: boolean;
  store: NamedPlace | null;
  /** The middle of the customer's or the store's city: where to look without a candidate. */
  around: NamedPlace | null;
  /** Districts nearby, to find one's way on a map without pictures. */
  landmarks: NamedPlace[];
  /** Where the map's pictures come from; null without them. */
  tiles: { url: string; credit: string } | null;
}

const placeWire = z.object({ descricao: z.string(), lat: degrees, lng: degrees });

const PRECISION_WORDS = {
  address: 'endereco',
  street: 'rua',
  district: 'bairro',
  city: 'cidade',
} as const satisfies Record<PlacePrecision, string>;

const placeToWire = (place: NamedPlace) => ({
  descricao: place.label,
  lat: place.latitude,
  lng: place.longitude,
});
const placeFromWire = (wire: z.infer<typeof placeWire>): NamedPlace => ({
  label: wire.descricao,
  ...coordinatesOf(wire),
});
const coordinatesOf = ({ lat, lng }: { lat: number; lng: number }): Coordinates => ({
  latitude: lat,
  longitude: lng,
});

export const foundPlacesAnswer = shape(
  z.object({
    status: z.literal(true),
    busca: z.string(),
    escrito: z.object({
      endereco_id: z.number(),
      endereco_completo: z.string(),
      numero: z.string(),
      complemento: z.nullable(z.string()),
      referencia: z.nullable(z.string()),
    }),
    atual: z.nullable(placeWire),
    candidatos: z.array(z.object({ ...placeWire.shape, precisao: z.enum(Object.values(PRECISION_WORDS)) })),
    completo: z.boolean(),
    loja: z.nullable(placeWire),
    perto_de: z.nullable(placeWire),
    referencias: z.array(placeWire),
    mapa: z.nullable(z.object({ url: z.string(), credito: z.string() })),
  }),
  {
    decode: (wire): FoundPlaces => ({
      text: wire.busca,
      written: {
        addressId: wire.escrito.endereco_id,
        formatted: wire.escrito.endereco_completo,
        number: wire.escrito.numero,
        complement: wire.escrito.complemento,
        reference: wire.escrito.referencia,
      },
      current: wire.atual && placeFromWire(wire.atual),
      candidates: wire.candidatos.map((candidate) => ({
        ...placeFromWire(candidate),
        precision:
          PLACE_PRECISIONS.find((precision) => PRECISION_WORDS[precision] === candidate.precisao) ?? 'city',
      })),
      isComplete: wire.completo,
      store: wire.loja && placeFromWire(wire.loja),
      around: wire.perto_de && placeFromWire(wire.perto_de),
      landmarks: wire.referencias.map(placeFromWire),
      tiles: wire.mapa && { url: wire.mapa.url, credit: wire.mapa.credito },
    }),
    encode: (found: FoundPlaces) => ({
      status: true as const,
      busca: found.text,
      escrito: {
        endereco_id: found.written.addressId,
        endereco_completo: found.written.formatted,
        numero: found.written.number,
        complemento: found.written.complement,
        referencia: found.written.reference,
      },
      atual: found.current && placeToWire(found.current),
      candidatos: found.candidates.map((candidate) => ({
        ...placeToWire(candidate),
        precisao: PRECISION_WORDS[candidate.precision],
      })),
      completo: found.isComplete,
      loja: found.store && placeToWire(found.store),
      perto_de: found.around && placeToWire(found.around),
      referencias: found.landmarks.map(placeToWire),
      mapa: found.tiles && { url: found.tiles.url, credito: found.tiles.credit },
    }),
  },
);
