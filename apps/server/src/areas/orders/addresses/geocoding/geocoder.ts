import type { PlacePrecision } from '@comanda/domain/orders/addresses/address-adjustment';
import type { Coordinates, NamedPlace } from '@comanda/domain/orders/addresses/coordinates';

/** A candidate for the searched text. */
export interface GeocodedPlace extends NamedPlace {
  precision: PlacePrecision;
}

/** Finds places by text. */
export interface Geocoder {
  /** Candidates, best first; candidates near `near` come first. Throws when the service does not answer. */
  find(text: string, near: Coordinates | null): Promise<GeocodedPlace[]>;
}

/** Thrown when the map service does not answer, is overloaded, or its answer is invalid. */
export class GeocoderAway extends Error {
  override readonly name = 'GeocoderAway';
}
