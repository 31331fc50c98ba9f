/** A failed call, as the policy gets it. */
export interface FailedCall {
  error: unknown;
  kind: 'query' | 'mutation';
  /** The caller shows the failure. The policy still reports the end of the session. */
  isSilent: boolean;
  /** True for a refetch of data already on the screen: nothing is missing, so no error may cover them. */
  isBackground: boolean;
}

type FailurePolicy = (failed: FailedCall) => void;

let policy: FailurePolicy | null = null;

/** Sets the app's reaction to failed calls, at its start. */
export function installFailurePolicy(installed: FailurePolicy): void {
  policy = installed;
}

/**
 * Passes a failed call to the app's policy. The query client calls it automatically; other callers may call it, too.
 */
export function reportFailure(failed: FailedCall): void {
  policy?.(failed);
}
