import type { PlacePrecision } from '@comanda/domain/addresses/address-adjustment';
import type { Coordinates, NamedPlace } from '@comanda/domain/addresses/coordinates';

/** A place some words may mean. */
export interface GeocodedPlace extends NamedPlace {
  precision: PlacePrecision;
}

/** Finds places by words. */
export interface Geocoder {
  /** Best first; places near `near` come before far ones. Throws when the service does not answer. */
  find(text: string, near: Coordinates | null): Promise<GeocodedPlace[]>;
}

/** The map service was asked too much, or did not answer as one. */
export class GeocoderAway extends Error {
  override readonly name = 'GeocoderAway';
}
