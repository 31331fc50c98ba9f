/** What the demo stores sell. Prices in cents; weights say how often people choose it. */
export interface Choice {
  name: string;
  priceCents: number;
  weight: number;
}

export interface OptionGroup {
  /** Put before each choice on the order, e.g. "Borda"; empty for none. */
  label: string;
  min: number;
  max: number;
  /** How often people take more than the least. */
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
  /** The dearest flavour of a divided pizza sets its price. */
  priceCents: Record<FlavourTier, number>;
}

export interface PizzaMenu {
  /** Of the one product that pizzas of every size are. */
  code: string;
  sizes: readonly PizzaSize[];
  flavours: readonly { name: string; tier: FlavourTier; weight: number }[];
  border: OptionGroup;
}

export interface Catalogue {
  pizzas: PizzaMenu | null;
  /** What a meal is built around, besides pizzas. */
  mains: readonly Product[];
  sides: readonly Product[];
  drinks: readonly Product[];
  desserts: readonly Product[];
}
