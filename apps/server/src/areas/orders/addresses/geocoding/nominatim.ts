import type { PlacePrecision } from '@comanda/domain/orders/addresses/address-adjustment';
import { isInBrazil } from '@comanda/domain/orders/addresses/coordinates';
import * as z from 'zod/mini';
import { fetchOutside } from '../../../../platform/fetch-outside.ts';
import { type Geocoder, GeocoderAway } from './geocoder.ts';

/** Timeout of the map service. A user waits for the answer, often with the customer on the phone. */
const TIMEOUT_MS = 4_000;
const MAX_PLACES = 6;
/** Half the side of the square with preferred places, in degrees: some 50 km. */
const NEARBY = 0.45;
const LONGEST_LABEL = 300;

const answerWire = z
  .array(
    z.looseObject({
      lat: z.coerce.number(),
      lon: z.coerce.number(),
      display_name: z.string(),
      addresstype: z.optional(z.nullable(z.string())),
    }),
  )
  .check(z.maxLength(50));

const PRECISION_OF_TYPE: Record<string, PlacePrecision> = {
  road: 'street',
  suburb: 'district',
  neighbourhood: 'district',
  quarter: 'district',
  city_district: 'district',
  borough: 'district',
  postcode: 'district',
  hamlet: 'district',
  village: 'city',
  town: 'city',
  city: 'city',
  municipality: 'city',
  county: 'city',
  state: 'city',
  country: 'city',
};

interface NominatimOptions {
  /** URL of the service, without `/search` at the end. */
  url: string;
  /** User agent with a contact address, which free services require. */
  userAgent: string;
  timeoutMs?: number;
}

/**
 * A map service with Nominatim's `search` API, such as OpenStreetMap or LocationIQ. Answers that are too long
 * or too slow count as failures. Redirects are not followed.
 */
export function createNominatim({ url, userAgent, timeoutMs = TIMEOUT_MS }: NominatimOptions): Geocoder {
  return {
    find: async (text, near) => {
      const address = new URL(`${url.replace(/\/+$/, '')}/search`);
      // The configured URL may contain an API key as a parameter.
      for (const [name, value] of new URL(url).searchParams) address.searchParams.set(name, value);
      const input = { q: text, format: 'jsonv2', countrycodes: 'br', limit: String(MAX_PLACES) };
      for (const [name, value] of Object.entries(input)) address.searchParams.set(name, value);
      if (near) address.searchParams.set('viewbox', squareAround(near.latitude, near.longitude));
      const places = await fetchPlaces(address, userAgent, timeoutMs);
      return places.flatMap(({ lat, lon, display_name, addresstype }) => {
        const place = { latitude: lat, longitude: lon };
        if (!isInBrazil(place)) return [];
        const precision = PRECISION_OF_TYPE[addresstype ?? ''] ?? 'address';
        return [{ ...place, label: labelOf(display_name), precision }];
      });
    },
  };
}

function squareAround(latitude: number, longitude: number): string {
  return [longitude - NEARBY, latitude + NEARBY, longitude + NEARBY, latitude - NEARBY].join(',');
}

/** The label without the country: all places are in Brazil. */
function labelOf(name: string): string {
  return name.replace(/, Brasil$/, '').slice(0, LONGEST_LABEL);
}

async function fetchPlaces(address: URL, userAgent: string, timeoutMs: number) {
  try {
    const headers = { 'accept-language': 'pt-BR', 'user-agent': userAgent };
    const { status, text } = await fetchOutside(address, { headers, timeoutMs });
    if (status !== 200) throw new Error(`the map service answered ${status}`);
    return z.parse(answerWire, JSON.parse(text));
  } catch (cause) {
    throw new GeocoderAway('the map service did not answer', { cause });
  }
}
