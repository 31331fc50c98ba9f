/**
 * A product or option of the demo stores, with its price in cents. The higher its weight, the more often
 * customers choose it.
 */
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
  /**
   * Price for each tier of flavours. If a pizza has several flavours, the most expensive one sets its price.
   */
  priceCents: Record<FlavourTier, number>;
}

export interface PizzaMenu {
  /** Product code that all sizes of a pizza share. */
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
