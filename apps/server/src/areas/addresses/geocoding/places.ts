import type { Coordinates } from '@comanda/domain/addresses/coordinates';
import type { Logger } from '../../../platform/log.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import type { GeocodedPlace } from './geocoder.ts';
import { createNominatim } from './nominatim.ts';
import { paceGeocoder } from './paced-geocoder.ts';
import { readPlaceList } from './place-list.ts';

export interface GeocodingConfig {
  /** A map service that speaks Nominatim's `search`; null searches the offline list alone. */
  url: string | null;
  /** Who asks, with an address to complain to: free services want to know. */
  userAgent: string;
  /** A list of places of one's own; null takes the one that comes with the server. */
  listPath: string | null;
  /** Map pictures, as `https://…/{z}/{x}/{y}.png`, and whom to thank for them; null draws a plain plan. */
  tiles: { url: string; credit: string } | null;
}

/** Finds places with whatever is there: the map service, and the offline list when it is silent. */
export interface Places extends Pick<Gazetteer, 'findCity' | 'landmarks'> {
  /** `isComplete` is false when the map service did not answer `storeId`. Never throws for its sake. */
  find(
    text: string,
    near: Coordinates | null,
    storeId: number,
  ): Promise<{ places: GeocodedPlace[]; isComplete: boolean }>;
  readonly tiles: GeocodingConfig['tiles'];
}

export function createPlaces(config: GeocodingConfig, log: Logger): Places {
  const gazetteer = createGazetteer(readPlaceList(config.listPath));
  const service =
    config.url === null
      ? null
      : paceGeocoder(createNominatim({ url: config.url, userAgent: config.userAgent }));
  return {
    find: async (text, near, storeId) => {
      if (service === null) return { places: await gazetteer.find(text, near), isComplete: true };
      try {
        const places = await service.find(text, near, storeId);
        if (places.length > 0) return { places, isComplete: true };
        return { places: await gazetteer.find(text, near), isComplete: true };
      } catch (err) {
        log.warn({ err }, 'the map service is away; the offline list answers');
        return { places: await gazetteer.find(text, near), isComplete: false };
      }
    },
    findCity: gazetteer.findCity,
    landmarks: gazetteer.landmarks,
    tiles: config.tiles,
  };
}
