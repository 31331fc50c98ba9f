import { cityKey, placeKey, plainPlace } from '../text/place-name.ts';

/** A district a store may deliver to, by its names. */
export interface NamedArea {
  district: string;
  city: string;
  isActive: boolean;
}

/** The areas of a store, ready to be asked for addresses; made once for as long as the areas stay the same. */
export interface AreaIndex<Area extends NamedArea = NamedArea> {
  /** True when the store delivers anywhere: whoever has set nothing is told nothing. */
  isSet: boolean;
  byDistrict: ReadonlyMap<string, readonly { cityKey: string; area: Area }[]>;
}

export function indexAreas<Area extends NamedArea>(areas: readonly Area[]): AreaIndex<Area> {
  const byDistrict = new Map<string, { cityKey: string; area: Area }[]>();
  const cities = new Map<string, string>();
  for (const area of areas) {
    if (!area.isActive) continue;
    const city = cities.get(area.city) ?? cityKey(area.city);
    cities.set(area.city, city);
    const key = placeKey(area.district);
    const known = byDistrict.get(key);
    if (known === undefined) byDistrict.set(key, [{ cityKey: city, area }]);
    else known.push({ cityKey: city, area });
  }
  return { isSet: byDistrict.size > 0, byDistrict };
}

interface WrittenPlace {
  district: string;
  city: string;
}

/** What a store says of an address; `unknown`: nothing, because the address or the store's areas say too little. */
export type AreaFinding<Area> = { kind: 'served'; area: Area } | { kind: 'outside' } | { kind: 'unknown' };

/**
 * The one rule which area serves an address: the names of district and city, however they are written. Every city has
 * a 'Centro': where the address names a city it must be the area's. One without a city is served by the only
 * area of that name, and by none that is certain where there are several.
 */
export function findServingArea<Area extends NamedArea>(
  { isSet, byDistrict }: AreaIndex<Area>,
  address: WrittenPlace,
): AreaFinding<Area> {
  const district = placeKey(address.district);
  if (!isSet || district === '') return { kind: 'unknown' };
  const city = cityKey(address.city);
  const named = byDistrict.get(district) ?? [];
  const fitting = city === '' ? named : named.filter((candidate) => candidate.cityKey === city);
  if (fitting.length === 0) return { kind: 'outside' };
  const exact = fitting.filter(({ area }) => plainPlace(area.district) === plainPlace(address.district));
  const [only, another] = exact.length > 0 ? exact : fitting;
  // Districts of one city that differ in a short form only cost the same, or nobody can tell: it is served all the same.
  if (only === undefined || (another !== undefined && another.cityKey !== only.cityKey))
    return { kind: 'unknown' };
  return { kind: 'served', area: only.area };
}

/** True when it is certain that none of the areas serves an address. */
export function isOutside(index: AreaIndex, address: WrittenPlace | null): boolean {
  return address !== null && findServingArea(index, address).kind === 'outside';
}
