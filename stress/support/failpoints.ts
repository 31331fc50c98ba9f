/**
 * Moments at which the server may be made to die. The third needs the event that the second did not announce.
 */
export const FAILPOINTS = ['commit-unanswered', 'after-commit', 'mid-compare', 'before-emit'] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

/** Environment variable with the moment for the failing server. */
export const FAILPOINT_VARIABLE = 'STRESS_FAILPOINT';

/**
 * Until this signal it behaves as the product's server. 'mid-compare' needs no signal, because comparing
 * happens at the start.
 */
export const ARM_SIGNAL = 'SIGUSR2';
