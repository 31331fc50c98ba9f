/** A failed call, as a policy gets it. */
export interface FailedCall {
  error: unknown;
  kind: 'query' | 'mutation';
  /** The caller shows the failure. Only the end of the session is still reported everywhere. */
  isSilent: boolean;
  /** True for a refresh of data already on the screen: nothing is missing, so nothing may cover it. */
  isBackground: boolean;
}

type FailurePolicy = (failed: FailedCall) => void;

let policy: FailurePolicy | null = null;

/** Sets, at the app's start, the reaction to failed calls. */
export function installFailurePolicy(installed: FailurePolicy): void {
  policy = installed;
}

/**
 * Passes a failed call to the app's policy. The query client does it by itself; calls made without it may do
 * it, too.
 */
export function reportFailure(failed: FailedCall): void {
  policy?.(failed);
}
