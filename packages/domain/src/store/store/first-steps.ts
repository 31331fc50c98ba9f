/** Setup steps of a new store, in the recommended order. */
export const FIRST_STEPS = ['hours', 'areas', 'menu', 'payments', 'printer', 'team'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
