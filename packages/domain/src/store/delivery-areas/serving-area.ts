import { isState, stateCode } from '../../kit/places/state-code.ts';
import { cityKey, placeKey, plainPlace, stateInCity } from '../../kit/text/place-name.ts';
import type { AreaTerms } from './delivery-area.ts';

/** The names of a district that a store may deliver to. */
export interface NamedArea {
  district: string;
  city: string;
  /** Code of the state, two letters. */
  state: string;
  isActive: boolean;
}

export type PricedArea = NamedArea & AreaTerms;

/** A store's areas indexed by name. The index is built once and reused until the areas change. */
export interface AreaIndex<Area extends NamedArea = NamedArea> {
  /** False: the store has no delivery areas at all, so no address is outside of them. */
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
  /** Two-letter code or name; '' when unknown. */
  state: string;
}

/**
 * The result of searching the area for an address. `unknown`: the address or the store's areas are not
 * precise enough. `twins`: other areas with the same name, which may be the right ones.
 */
export type AreaFinding<Area> =
  | { kind: 'served'; area: Area; twins: readonly Area[] }
  | { kind: 'outside' }
  | { kind: 'unknown' };

/**
 * The only rule that finds the area of an address: by the names of district, city and state in any spelling.
 * Every city has a 'Centro', and several states have a Santa Luzia, so all names in the address must match.
 * An address without a city matches the only area with its district. If several areas have this district, the
 * result is uncertain.
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

/** The state code of an address, even if the state is written after the name of the city. Null when unknown. */
function stateOf({ state, city }: WrittenPlace): string | null {
  const written = [stateCode(state), stateInCity(city)];
  return written.find(isState) ?? null;
}

/** The delivery terms for an address. Null when the store does not deliver there, or the area is uncertain. */
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

/** True only if it is certain that no area of the store contains the address. */
export function isOutside(index: AreaIndex, address: WrittenPlace | null): boolean {
  return address !== null && findServingArea(index, address).kind === 'outside';
}
