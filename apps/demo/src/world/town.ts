export interface District {
  name: string;
  /** Middle of the district; addresses scatter around it. */
  latitude: number;
  longitude: number;
  deliveryFeeCents: number;
  weight: number;
  streets: readonly { name: string; postalCode: string }[];
}

/** A district around its middle, with its streets, each with its postal code. */
export function district(
  facts: Pick<District, 'name' | 'deliveryFeeCents' | 'weight'>,
  [latitude, longitude]: readonly [number, number],
  postalCodes: Readonly<Record<string, string>>,
): District {
  const streets = Object.entries(postalCodes).map(([name, postalCode]) => ({ name, postalCode }));
  return { ...facts, latitude, longitude, streets };
}

/** Where the customers of a store live. */
export interface Town {
  city: string;
  state: string;
  areaCode: string;
  districts: readonly District[];
}
