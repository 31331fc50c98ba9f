/** The goods of the demo stores. Prices in cents; a weight is how often customers choose it. */
export interface Choice {
  name: string;
  priceCents: number;
  weight: number;
}

export interface OptionGroup {
  /** Prefix of each choice on the order, e.g. "Borda"; empty for no prefix. */
  label: string;
  min: number;
  max: number;
  /** Probability that a customer chooses more than the minimum. */
  appetite: number;
  choices: readonly Choice[];
}

export interface Product {
  code: string;
  name: string;
  priceCents: number;
  weight: number;
  /** Sold by weight, in quarters of a kilo. */
  isByKilo?: boolean;
  groups?: readonly OptionGroup[];
}

export type FlavourTier = 'tradicional' | 'especial' | 'doce';

export interface PizzaSize {
  name: string;
  maxFlavours: number;
  weight: number;
  /** Price by tier. The most expensive flavour of a divided pizza sets its price. */
  priceCents: Record<FlavourTier, number>;
}

export interface PizzaMenu {
  /** Code of the one product that all pizza sizes share. */
  code: string;
  sizes: readonly PizzaSize[];
  flavours: readonly { name: string; tier: FlavourTier; weight: number }[];
  border: OptionGroup;
}

export interface Catalogue {
  pizzas: PizzaMenu | null;
  /** Main dishes besides pizzas. */
  mains: readonly Product[];
  sides: readonly Product[];
  drinks: readonly Product[];
  desserts: readonly Product[];
}
