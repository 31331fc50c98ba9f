import { isState, stateCode } from '../addresses/state-code.ts';
import { cityKey, placeKey, plainPlace, stateInCity } from '../text/place-name.ts';
import type { AreaTerms } from './delivery-area.ts';

/** A district a store may deliver to, by its names. */
export interface NamedArea {
  district: string;
  city: string;
  /** Two letters. */
  state: string;
  isActive: boolean;
}

/** The same, with what a delivery there costs. */
export type PricedArea = NamedArea & AreaTerms;

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
  /** In letters or words; '' where nobody says. */
  state: string;
}

/**
 * What a store says of an address; `unknown`: nothing, because the address or the store's areas say too little. `twins`:
 * other areas that are written so, too, and may be the one that is meant.
 */
export type AreaFinding<Area> =
  | { kind: 'served'; area: Area; twins: readonly Area[] }
  | { kind: 'outside' }
  | { kind: 'unknown' };

/**
 * The one rule which area serves an address: the names of district, city and state, however they are written. Every city
 * has a 'Centro', and several states have a Santa Luzia: what the address names must be the area's. One without a city is
 * served by the only area of that name, and by none that is certain where there are several.
 */
export function findServingArea<Area extends NamedArea>(
  { isSet, byDistrict }: AreaIndex<Area>,
  address: WrittenPlace,
): AreaFinding<Area> {
  const district = placeKey(address.district);
  if (!isSet || district === '') return { kind: 'unknown' };
  const city = cityKey(address.city);
  const state = stateOf(address);
  const fitting = (byDistrict.get(district) ?? []).filter(
    (named) => (city === '' || named.cityKey === city) && (state === null || named.area.state === state),
  );
  if (fitting.length === 0) return { kind: 'outside' };
  const exact = fitting.filter(({ area }) => plainPlace(area.district) === plainPlace(address.district));
  const [only, ...others] = exact.length > 0 ? exact : fitting;
  const isElsewhere = (other: typeof only) =>
    other?.cityKey !== only?.cityKey || other?.area.state !== only?.area.state;
  if (only === undefined || others.some(isElsewhere)) return { kind: 'unknown' };
  return { kind: 'served', area: only.area, twins: others.map(({ area }) => area) };
}

/** The two letters of the state an address lies in, which some write behind the city; null where nobody says. */
function stateOf({ state, city }: WrittenPlace): string | null {
  const written = [stateCode(state), stateInCity(city)];
  return written.find(isState) ?? null;
}

/** On what terms a store delivers to an address; null where it does not, or nobody can tell. */
export function termsFor(index: AreaIndex<PricedArea>, address: WrittenPlace): AreaTerms | null {
  const found = findServingArea(index, address);
  if (found.kind !== 'served') return null;
  return found.twins.every((twin) => isSameTerms(twin, found.area)) ? found.area : null;
}

function isSameTerms(one: AreaTerms, other: AreaTerms): boolean {
  return (
    one.feeCents === other.feeCents &&
    one.isFree === other.isFree &&
    one.freeFromCents === other.freeFromCents &&
    one.minimumCents === other.minimumCents
  );
}

/** True when it is certain that none of the areas serves an address. */
export function isOutside(index: AreaIndex, address: WrittenPlace | null): boolean {
  return address !== null && findServingArea(index, address).kind === 'outside';
}
