export type { GeocodingConfig } from './geocoding/places.ts';
