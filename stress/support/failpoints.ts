/** Moments at which the server may be made to die: the third needs the event that the second left unannounced. */
export const FAILPOINTS = ['commit-unanswered', 'after-commit', 'mid-compare', 'before-emit'] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

/** How the failing server is told. */
export const FAILPOINT_VARIABLE = 'STRESS_FAILPOINT';

/** Until it gets this signal it is the product's server. Comparing happens once it starts: that needs no signal. */
export const ARM_SIGNAL = 'SIGUSR2';
