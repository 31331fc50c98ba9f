/** A place on Earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A place with its name on screens. */
export interface NamedPlace extends Coordinates {
  label: string;
}

/**
 * Bounds of Brazil in degrees. The extreme points are Chuí, Monte Caburaí, Serra do Divisor and the island of
 * Trindade.
 */
const BRAZIL = { south: -33.8, north: 5.3, west: -74, east: -28.8 };

/** True for coordinates inside Brazil. 0,0 and swapped coordinates are outside. */
export function isInBrazil({ latitude, longitude }: Coordinates): boolean {
  return (
    latitude >= BRAZIL.south &&
    latitude <= BRAZIL.north &&
    longitude >= BRAZIL.west &&
    longitude <= BRAZIL.east
  );
}

const EARTH_RADIUS_M = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight-line distance in metres. */
export function metresBetween(from: Coordinates, to: Coordinates): number {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2);
  const width = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    height * height + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width * width;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Parses typed or pasted coordinates, e.g. "-23,5603, -46,6339" or "-23.5603 -46.6339". Null when they are invalid. */
export function readCoordinates(typed: string): Coordinates | null {
  const numbers = typed.match(/-?\d{1,3}(?:[.,]\d+)?/g) ?? [];
  const [latitude, longitude] = numbers.map((number) => Number(number.replace(',', '.')));
  if (numbers.length !== 2 || latitude === undefined || longitude === undefined) return null;
  return { latitude, longitude };
}
