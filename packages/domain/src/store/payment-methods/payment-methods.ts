/** Groups of payment methods on screens. */
export const METHOD_GROUPS = ['cash', 'credit', 'debit', 'meal-voucher', 'food-voucher', 'wallet'] as const;
export type MethodGroup = (typeof METHOD_GROUPS)[number];

/** A payment method that a store may accept on delivery. */
export interface PaymentMethod {
  /** The key in the API: the brand, then `|` and the letter of the kind. */
  key: string;
  name: string;
  group: MethodGroup;
}

const KINDS: readonly { group: MethodGroup; letter: string | null; brands: readonly string[] }[] = [
  { group: 'cash', letter: null, brands: ['Dinheiro', 'Pix'] },
  {
    group: 'credit',
    letter: 'C',
    brands: [
      'Visa',
      'Mastercard',
      'Elo',
      'American Express',
      'Hipercard',
      'Diners Club',
      'Cabal',
      'Banescard',
    ],
  },
  { group: 'debit', letter: 'D', brands: ['Visa', 'Mastercard', 'Elo', 'Cabal', 'Banescard'] },
  {
    group: 'meal-voucher',
    letter: 'R',
    brands: ['Alelo', 'Ticket', 'VR', 'Pluxee', 'Ben', 'Caju', 'Flash', 'Swile', 'Green Card', 'Up Brasil'],
  },
  {
    group: 'food-voucher',
    letter: 'A',
    brands: ['Alelo', 'Ticket', 'VR', 'Pluxee', 'Ben', 'Caju', 'Flash', 'Swile', 'Green Card', 'Up Brasil'],
  },
  { group: 'wallet', letter: null, brands: ['Mercado Pago', 'PicPay', 'Google Pay', 'Apple Pay'] },
];

/** All methods, in the sequence of the screen. A key is never reused for another method. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = KINDS.flatMap(({ group, letter, brands }) =>
  brands.map((name) => ({ key: letter === null ? name : `${name}|${letter}`, name, group })),
);

const PLACES = new Map(PAYMENT_METHODS.map(({ key }, place) => [key, place]));

export const isPaymentMethod = (key: string): boolean => PLACES.has(key);

/** Methods of a new store until the store chooses: the most common methods. */
export const FIRST_METHODS: readonly string[] = [
  'Dinheiro',
  'Pix',
  ...['Visa', 'Mastercard', 'Elo'].flatMap((brand) => [`${brand}|C`, `${brand}|D`]),
].sort((one, other) => placeOf(one) - placeOf(other));

/** Known keys without duplicates, in the sequence of the list. */
export function tidyMethods(keys: readonly string[]): readonly string[] {
  return [...new Set(keys)].filter(isPaymentMethod).sort((one, other) => placeOf(one) - placeOf(other));
}

function placeOf(key: string): number {
  return PLACES.get(key) ?? PLACES.size;
}

/** File name of a method's logo without extension: the key before `|`, in lower case without spaces. */
export function logoOf(key: string): string {
  return (key.split('|')[0] ?? '').toLowerCase().replaceAll(/\s/g, '');
}
