/** What a store needs to work, in the order a new owner best does it. */
export const FIRST_STEPS = ['hours', 'areas', 'menu', 'payments', 'printer', 'team'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
