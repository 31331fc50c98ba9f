export interface District {
  name: string;
  /** Centre of the district. The customers' addresses are around this point. */
  latitude: number;
  longitude: number;
  deliveryFeeCents: number;
  weight: number;
  streets: readonly { name: string; postalCode: string }[];
}

/** Makes a district around its centre, with its streets and their postal codes. */
export function district(
  facts: Pick<District, 'name' | 'deliveryFeeCents' | 'weight'>,
  [latitude, longitude]: readonly [number, number],
  postalCodes: Readonly<Record<string, string>>,
): District {
  const streets = Object.entries(postalCodes).map(([name, postalCode]) => ({ name, postalCode }));
  return { ...facts, latitude, longitude, streets };
}

/** The town of a store's customers. */
export interface Town {
  city: string;
  state: string;
  areaCode: string;
  districts: readonly District[];
}
