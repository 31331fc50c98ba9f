import {
  type Coordinates,
  metresBetween,
  type NamedPlace,
} from '@comanda/domain/orders/addresses/coordinates';
import type { Geocoder } from './geocoder.ts';
import type { ListedPlace } from './place-list.ts';
import { isAlmost, wordsOf } from './place-words.ts';

const MAX_FOUND = 6;
const MAX_LANDMARKS = 12;
const NEARBY_M = 25_000;
/** Distance in metres. A street with the right name that is farther away belongs to another town. */
const FAR_M = 150_000;

/** An offline list of places: always available, but rarely exact. */
export interface Gazetteer extends Geocoder {
  findCity(city: string, state: string): NamedPlace | null;
  /** Districts around a place, nearest first. */
  landmarks(around: Coordinates): NamedPlace[];
}

interface Sought {
  words: string[];
  postalCode: string | null;
  near: Coordinates | null;
}

const KIND_SCORE: Record<ListedPlace['kind'], number> = { street: 30, district: 20, city: 10 };

/**
 * Scores how well a place matches the text; 0: no match. A match needs the postal code or every word of the
 * place's name.
 */
function scoreOf(place: ListedPlace, { words, postalCode, near }: Sought): number {
  const isSamePostalCode = postalCode !== null && place.postalCode === postalCode;
  const isNamed = place.words.every((word) => words.some((typed) => isAlmost(word, typed)));
  if (!isNamed && !isSamePostalCode) return 0;
  const isFar = near !== null && metresBetween(near, place) > FAR_M;
  const known = place.context.filter((word) => words.includes(word)).length;
  // A distant place matches only if the text also names its town.
  if (isFar && place.kind !== 'city' && known < 2) return 0;
  // "Aclimação" alone means the district, not the avenue of that name.
  const isStreetAlike = place.kind === 'street' && !words.includes(wordsOf(place.name)[0] ?? '');
  const faults = (isFar && place.kind !== 'city' ? 12 : 0) + (isStreetAlike ? 15 : 0);
  return KIND_SCORE[place.kind] + known + (isSamePostalCode ? 15 : 0) + place.words.length - faults;
}

export function createGazetteer(places: readonly ListedPlace[]): Gazetteer {
  const districts = places.filter(({ kind }) => kind === 'district');
  const cities = places.filter(({ kind }) => kind === 'city');
  return {
    find: async (text, near) => {
      const postalCode = /\b\d{5}-?\d{3}\b/.exec(text)?.[0].replace('-', '') ?? null;
      const sought = { words: wordsOf(text), postalCode, near };
      return places
        .map((place) => ({ place, score: scoreOf(place, sought) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, MAX_FOUND)
        .map(({ place: { label, latitude, longitude, precision } }) => ({
          label,
          latitude,
          longitude,
          precision,
        }));
    },
    findCity: (city, state) => {
      const wanted = wordsOf(city).join(' ');
      const found = cities.find(
        ({ name, context }) =>
          wordsOf(name).join(' ') === wanted && (state === '' || context.includes(state.toLowerCase())),
      );
      return found ? { label: found.label, latitude: found.latitude, longitude: found.longitude } : null;
    },
    landmarks: (around) =>
      districts
        .map((place) => ({ place, metres: metresBetween(around, place) }))
        .filter(({ metres }) => metres <= NEARBY_M)
        .toSorted((a, b) => a.metres - b.metres)
        .slice(0, MAX_LANDMARKS)
        .map(({ place: { name, latitude, longitude } }) => ({ label: name, latitude, longitude })),
  };
}
