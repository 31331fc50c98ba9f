import { sendCall } from '@comanda/client/api/send-call.ts';
import { listDeliveryAreas } from '@comanda/contract/store/delivery-areas/delivery-areas.calls';
import type {
  AreasChanged,
  AreaTable,
  DistrictArea,
} from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import { type AreaTerms, UNSET_TERMS } from '@comanda/domain/store/delivery-areas/delivery-area';
import { queryOptions } from '@tanstack/react-query';

/** All districts of the store's cities, loaded again when the server announces a change. */
export const areaTableQuery = queryOptions({
  queryKey: ['delivery-areas'],
  queryFn: ({ signal }) => sendCall(listDeliveryAreas, {}, { signal }),
  meta: { subject: 'delivery-areas', silent: true },
});

/** The table with the changed areas. All other areas stay the same objects. */
export function withChanges(table: AreaTable, { areas, version }: AreasChanged): AreaTable {
  if (areas.length === 0) return table;
  const changed = new Map(areas.map((area) => [area.areaId, area]));
  return {
    ...table,
    // If the versions do not follow each other, another user's change came in between. The event of that
    // change will load it.
    version: version === table.version + 1 ? version : table.version,
    districts: table.districts.map((district) => {
      const served = changed.get(district.districtId);
      return served === undefined || served.version < (district.served?.version ?? 0)
        ? district
        : { ...district, served };
    }),
  };
}

export function termsOf({ served }: DistrictArea): AreaTerms {
  return served ?? UNSET_TERMS;
}

/** Number of districts of each city: all, and those with delivery. */
export function countsOf(districts: readonly DistrictArea[]): Map<number, { all: number; active: number }> {
  const counts = new Map<number, { all: number; active: number }>();
  for (const { city, served } of districts) {
    const count = counts.get(city.cityId) ?? { all: 0, active: 0 };
    count.all += 1;
    if (served?.isActive === true) count.active += 1;
    counts.set(city.cityId, count);
  }
  return counts;
}

/**
 * The most common fee and minimum of the city's areas, or of all areas if the city has none; null: no area of
 * the store has a fee.
 */
export function commonTerms(
  districts: readonly DistrictArea[],
  cityId: number,
): Pick<AreaTerms, 'feeCents' | 'minimumCents'> | null {
  const charged = districts.flatMap(({ city, served }) =>
    served?.isActive && served.feeCents > 0 ? [{ ...served, cityId: city.cityId }] : [],
  );
  const own = charged.filter((area) => area.cityId === cityId);
  const counted = own.length > 0 ? own : charged;
  const feeCents = mostCommon(counted.map((area) => area.feeCents));
  const minimumCents = mostCommon(counted.map((area) => area.minimumCents));
  return feeCents === undefined || minimumCents === undefined ? null : { feeCents, minimumCents };
}

function mostCommon(amounts: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const amount of amounts) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
