import { plainPlace } from '../../kit/text/place-name.ts';

/** A district that the store's couriers serve, with the delivery price in cents. */
export interface CoverageArea {
  areaId: number;
  name: string;
  city: string;
  priceCents: number;
  isEnabled: boolean;
}

/** Areas with labels for a select. Areas with the same name also show their city. */
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

/** The area of an address, by the names of district and city. Null when no area or several areas match. */
export function sameDistrict(
  areas: readonly CoverageArea[],
  address: { district: string; city: string },
): CoverageArea | null {
  const named = areas.filter(({ name }) => plainPlace(name) === plainPlace(address.district));
  const inCity = named.filter(({ city }) => plainPlace(city) === plainPlace(address.city));
  const fitting = inCity.length > 0 ? inCity : named;
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
