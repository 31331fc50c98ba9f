export interface District {
  name: string;
  /** Middle of the district; addresses are around it. */
  latitude: number;
  longitude: number;
  deliveryFeeCents: number;
  weight: number;
  streets: readonly { name: string; postalCode: string }[];
}

/** A district around its middle, with its streets and their postal codes. */
export function district(
  facts: Pick<District, 'name' | 'deliveryFeeCents' | 'weight'>,
  [latitude, longitude]: readonly [number, number],
  postalCodes: Readonly<Record<string, string>>,
): District {
  const streets = Object.entries(postalCodes).map(([name, postalCode]) => ({ name, postalCode }));
  return { ...facts, latitude, longitude, streets };
}

/** The home of a store's customers. */
export interface Town {
  city: string;
  state: string;
  areaCode: string;
  districts: readonly District[];
}
