import { plainPlace } from '../text/place-name.ts';

/** A district the store's couriers go to, with the price of the way in cents. */
export interface CoverageArea {
  areaId: number;
  name: string;
  city: string;
  priceCents: number;
  isEnabled: boolean;
}

/** Areas by name as people choose them; those that share a name are told apart by their city. */
export function labelledAreas(areas: readonly CoverageArea[]): { area: CoverageArea; label: string }[] {
  const key = (area: CoverageArea) => area.name.trim().toLocaleLowerCase('pt-BR');
  const times = new Map<string, number>();
  for (const area of areas) times.set(key(area), (times.get(key(area)) ?? 0) + 1);
  return areas
    .map((area) => ({
      area,
      label: (times.get(key(area)) ?? 0) > 1 ? `${area.name} · ${area.city}` : area.name,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
}

/** The area an address lies in, by the names of district and city; null when none or more than one fits. */
export function sameDistrict(
  areas: readonly CoverageArea[],
  address: { district: string; city: string },
): CoverageArea | null {
  const named = areas.filter(({ name }) => plainPlace(name) === plainPlace(address.district));
  const inCity = named.filter(({ city }) => plainPlace(city) === plainPlace(address.city));
  const fitting = inCity.length > 0 ? inCity : named;
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
