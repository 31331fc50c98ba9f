import type {
  AreaTable,
  DistrictArea,
  ServedArea,
} from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import type { AreaTerms } from '@comanda/domain/store/delivery-areas/delivery-area';

const campinas = { cityId: 1, name: 'Campinas', state: 'SP' };

export function aServedArea(areaId: number, over: Partial<ServedArea> = {}): ServedArea {
  return {
    areaId,
    isActive: true,
    minimumCents: 2_000,
    feeCents: 800,
    isFree: false,
    freeFromCents: null,
    version: 1,
    changedBy: 'Ana',
    changedAt: Date.parse('2026-11-20T22:10:00Z'),
    ...over,
  };
}

/** A district of Campinas; without `terms` the store does not deliver there. */
export function aDistrict(districtId: number, name: string, terms?: Partial<AreaTerms>): DistrictArea {
  const city = { cityId: campinas.cityId, name: campinas.name };
  return { districtId, name, city, served: terms === undefined ? null : aServedArea(districtId, terms) };
}

/** A store in Campinas that also delivers in Valinhos. */
export function anAreaTable(over: Partial<AreaTable> = {}): AreaTable {
  return {
    version: 3,
    cities: [
      { ...campinas, isOwn: true },
      { cityId: 2, name: 'Valinhos', state: 'SP', isOwn: false },
    ],
    districts: [
      aDistrict(1, 'Cambuí', {}),
      aDistrict(2, 'Centro', { isFree: true }),
      aDistrict(3, 'Guanabara', { feeCents: 0 }),
      aDistrict(4, 'Taquaral'),
      { ...aDistrict(5, 'Ortizes'), city: { cityId: 2, name: 'Valinhos' } },
    ],
    ...over,
  };
}
