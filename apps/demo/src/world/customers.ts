import { COMPLEMENTS, GIVEN_NAMES, LONG_NAMES, REFERENCES, SURNAMES } from './names.ts';
import type { Random } from './random.ts';
import type { District, Town } from './town.ts';

export interface Address {
  district: District;
  street: string;
  postalCode: string;
  number: string;
  complement: string | null;
  reference: string | null;
  latitude: number;
  longitude: number;
}

export interface Customer {
  id: string;
  name: string;
  /** Phone number with country and area code, digits only. */
  phone: string;
  isPhoneVerified: boolean;
  /** Number of orders at this store before the demo's first day. */
  ordersBefore: number;
  address: Address;
}

/** Maximum distance of an address from the centre of its district, in degrees (about 600 m). */
const SCATTER = 0.0055;

/** Creates the customers of a store in a town. The same random stream creates the same customers. */
export function createCustomers(random: Random, town: Town, count: number): Customer[] {
  return Array.from({ length: count }, () => createCustomer(random, town));
}

export function createCustomer(random: Random, town: Town): Customer {
  return {
    id: random.uuid(),
    name: nameOf(random),
    // No mobile number in Brazil has a 0 after the 9. Numbers of the demo therefore belong to no real person.
    phone: `55${town.areaCode}90${String(random.int(0, 9_999_999)).padStart(7, '0')}`,
    isPhoneVerified: random.chance(0.85),
    ordersBefore: random.chance(0.3) ? 0 : Math.ceil(40 * random.next() ** 3),
    address: addressOf(random, town),
  };
}

/** Picks a random customer. Regulars are picked far more often. */
export function pickCustomer(random: Random, customers: readonly Customer[]): Customer {
  const index = Math.floor(customers.length * random.next() ** 1.7);
  return customers[index] ?? random.pick(customers);
}

function nameOf(random: Random): string {
  if (random.chance(0.02)) return random.pick(LONG_NAMES);
  const given = random.pick(GIVEN_NAMES);
  const first = random.pick(given.first);
  const second = random.chance(0.15) ? ` ${random.pick(given.second)}` : '';
  const surname = random.pick(SURNAMES);
  return `${first}${second} ${random.chance(0.12) ? `${random.pick(SURNAMES)} ` : ''}${surname}`;
}

function addressOf(random: Random, town: Town): Address {
  const district = random.weighted(town.districts);
  const street = random.pick(district.streets);
  const near = (middle: number) => Number((middle + (random.next() - 0.5) * 2 * SCATTER).toFixed(6));
  return {
    district,
    street: street.name,
    postalCode: street.postalCode,
    number: random.chance(0.02) ? 'S/N' : String(random.int(11, 1990)),
    complement: random.chance(0.55) ? random.pick(COMPLEMENTS) : null,
    reference: random.chance(0.25) ? random.pick(REFERENCES) : null,
    latitude: near(district.latitude),
    longitude: near(district.longitude),
  };
}
