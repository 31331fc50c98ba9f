/** Moments at which the server may be made to die. */
export const FAILPOINTS = ['before-commit', 'after-commit', 'before-emit', 'mid-compare'] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

/** How the failing server is told. */
export const FAILPOINT_VARIABLE = 'STRESS_FAILPOINT';
