import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { GeocodedPlace } from './geocoder.ts';
import { significantWordsOf, wordsOf } from './place-words.ts';

const place = {
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  latitude: z.number(),
  longitude: z.number(),
};
const street = z.object({
  name: place.name,
  postalCode: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
});
const district = z.object({ ...place, streets: z.optional(z.array(street)) });
const city = z.object({ ...place, state: z.string(), districts: z.optional(z.array(district)) });
const listWire = z.object({ cities: z.array(city) });
type City = z.infer<typeof city>;
type District = z.infer<typeof district>;

const BUILT_IN = new URL('./places-of-brazil.json', import.meta.url);

/** A place of the list, with its words prepared for comparison. */
export interface ListedPlace extends GeocodedPlace {
  kind: 'street' | 'district' | 'city';
  name: string;
  words: string[];
  /** Words of the district, city and state, which distinguish places with the same name. */
  context: string[];
  postalCode: string | null;
}

/** A street of the list, by its postal code. */
export interface ListedStreet {
  street: string;
  district: string;
  city: string;
  state: string;
}

/** The streets of a list that have a postal code, by the code's digits. `path` null: the server's own list. */
export function streetsByPostalCode(path: string | null): ReadonlyMap<string, ListedStreet> {
  const streets = readCities(path).flatMap(({ name: city, state, districts = [] }) =>
    districts.flatMap(({ name: district, streets: inside = [] }) =>
      inside.flatMap(({ name, postalCode }): [string, ListedStreet][] =>
        postalCode === undefined ? [] : [[digitsOf(postalCode), { street: name, district, city, state }]],
      ),
    ),
  );
  return new Map(streets);
}

const digitsOf = (postalCode: string) => postalCode.replace(/\D/g, '');

/**
 * Reads a list of places from a file: cities with districts and some streets. `path` null: the server's own list.
 * Throws an error of one sentence when the file is invalid.
 */
export function readPlaceList(path: string | null): ListedPlace[] {
  return readCities(path).flatMap(placesOfCity);
}

function readCities(path: string | null): City[] {
  try {
    return z.parse(listWire, JSON.parse(readFileSync(path ?? BUILT_IN, 'utf8'))).cities;
  } catch (cause) {
    throw new Error(`The list of places in ${path ?? BUILT_IN.pathname} cannot be read.`, { cause });
  }
}

function placesOfCity(of: City): ListedPlace[] {
  const where = `${of.name} - ${of.state}`;
  const own: ListedPlace = {
    kind: 'city',
    name: of.name,
    label: where,
    latitude: of.latitude,
    longitude: of.longitude,
    precision: 'city',
    words: significantWordsOf(of.name),
    context: wordsOf(of.state),
    postalCode: null,
  };
  return [own, ...(of.districts ?? []).flatMap((inside) => placesOfDistrict(inside, where))];
}

function placesOfDistrict(of: District, where: string): ListedPlace[] {
  const context = wordsOf(where);
  const { latitude, longitude } = of;
  const own: ListedPlace = {
    kind: 'district',
    name: of.name,
    label: `${of.name}, ${where}`,
    latitude,
    longitude,
    precision: 'district',
    words: significantWordsOf(of.name),
    context,
    postalCode: null,
  };
  const streets = (of.streets ?? []).map((inside): ListedPlace => {
    const isPlaced = inside.latitude !== undefined && inside.longitude !== undefined;
    return {
      kind: 'street',
      name: inside.name,
      label: `${inside.name} - ${of.name}, ${where}`,
      // A street without coordinates gets the coordinates of its district, with the precision 'district'.
      latitude: inside.latitude ?? latitude,
      longitude: inside.longitude ?? longitude,
      precision: isPlaced ? 'street' : 'district',
      words: significantWordsOf(inside.name),
      context: [...wordsOf(of.name), ...context],
      postalCode: inside.postalCode === undefined ? null : digitsOf(inside.postalCode),
    };
  });
  return [own, ...streets];
}
