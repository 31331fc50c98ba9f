export interface District {
  name: string;
  /** Middle of the district; addresses scatter around it. */
  latitude: number;
  longitude: number;
  deliveryFeeCents: number;
  weight: number;
  streets: readonly { name: string; postalCode: string }[];
}

/** Where the customers of a store live. */
export interface Town {
  city: string;
  state: string;
  areaCode: string;
  districts: readonly District[];
}
