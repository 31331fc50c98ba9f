/** The sale by which a plan is explained, in cents. */
export const EXAMPLE_SALE_CENTS = 10_000;

/** The plan of a store that never chose one. */
export const FIRST_PLAN = 1;

/** By what the example is paid: a credit card, at once. */
export const EXAMPLE_WAY = { method: 'CREDIT', brand: null, instalments: 1 } as const;

/** Receipt in days, by a row's kind. */
export const RECEIPT_DAYS = { debit: 1, credit: 30 } as const;
