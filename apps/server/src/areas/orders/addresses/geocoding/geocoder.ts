import type { PlacePrecision } from '@comanda/domain/orders/addresses/address-adjustment';
import type { Coordinates, NamedPlace } from '@comanda/domain/orders/addresses/coordinates';

/** A candidate for a searched text. */
export interface GeocodedPlace extends NamedPlace {
  precision: PlacePrecision;
}

/** Finds places by text. */
export interface Geocoder {
  /** Best first; places near `near` come before far ones. Throws when the service does not answer. */
  find(text: string, near: Coordinates | null): Promise<GeocodedPlace[]>;
}

/** The map service was overloaded, or its answer was invalid. */
export class GeocoderAway extends Error {
  override readonly name = 'GeocoderAway';
}
