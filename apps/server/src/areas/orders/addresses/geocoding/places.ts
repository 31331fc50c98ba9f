import type { Coordinates } from '@comanda/domain/orders/addresses/coordinates';
import type { Logger } from '../../../../platform/log.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import type { GeocodedPlace } from './geocoder.ts';
import { createNominatim } from './nominatim.ts';
import { paceGeocoder } from './paced-geocoder.ts';
import { readPlaceList } from './place-list.ts';

export interface GeocodingConfig {
  /** URL of a map service with Nominatim's `search` API; null: only the offline list is searched. */
  url: string | null;
  /** User agent with a contact address, which free services require. */
  userAgent: string;
  /** Path of the installation's own list of places; null: the server's own list. */
  listPath: string | null;
  /** URL of map tiles as `https://…/{z}/{x}/{y}.png`, and their attribution; null: a plain map. */
  tiles: { url: string; credit: string } | null;
}

/** Finds places with the map service; when the service does not answer, in the offline list. */
export interface Places extends Pick<Gazetteer, 'findCity' | 'landmarks'> {
  /**
   * Finds places for a store. `isComplete` is false when the map service did not answer. Does not throw for failures of
   * the service.
   */
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
