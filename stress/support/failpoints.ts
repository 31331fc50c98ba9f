/**
 * Moments when the server can be killed. The third moment is reached only after the second one, because it
 * needs an unannounced event.
 */
export const FAILPOINTS = ['commit-unanswered', 'after-commit', 'mid-compare', 'before-emit'] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

/** Environment variable with the moment when the server is killed. */
export const FAILPOINT_VARIABLE = 'STRESS_FAILPOINT';

/**
 * Before this signal, the server behaves normally. 'mid-compare' needs no signal, because the server compares
 * numbers at its start.
 */
export const ARM_SIGNAL = 'SIGUSR2';
