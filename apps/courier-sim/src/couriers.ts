/** Couriers of the reference service. Names and numbers are made up. */
const COURIERS = [
  { id: 'c1', name: 'João Batista', phone: '11 90000-0001', vehicle: 'MOTORBIKE_BAG' },
  { id: 'c2', name: 'Rosângela Nunes', phone: '11 90000-0002', vehicle: 'MOTORBIKE_BOX' },
  { id: 'c3', name: 'Wellington Prado', phone: '11 90000-0003', vehicle: 'MOTORBIKE_BAG' },
  { id: 'c4', name: 'Iara Munduruku', phone: '11 90000-0004', vehicle: 'BICYCLE' },
  { id: 'c5', name: 'Cícero Alencar', phone: '11 90000-0005', vehicle: 'CAR' },
  { id: 'c6', name: 'Thaís Okamoto', phone: '11 90000-0006', vehicle: 'SCOOTER' },
] as const;

export type Courier = (typeof COURIERS)[number];

/** The same seed and delivery always give the same courier. */
export function courierOf(seed: number, turn: number): Courier {
  const chosen = COURIERS[(seed * 7 + turn) % COURIERS.length];
  return chosen ?? COURIERS[0];
}
