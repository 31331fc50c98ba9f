/** A failed call, as passed to the app's failure policy. */
export interface FailedCall {
  error: unknown;
  kind: 'query' | 'mutation';
  /** True: the caller shows the failure. The policy then reports only the end of the session. */
  isSilent: boolean;
  /**
   * True for a refetch of data already on the screen. Nothing is missing, so the error must not replace the
   * data.
   */
  isBackground: boolean;
}

type FailurePolicy = (failed: FailedCall) => void;

let policy: FailurePolicy | null = null;

/** Sets the function that reacts to failed calls. The app calls it once, at its start. */
export function installFailurePolicy(installed: FailurePolicy): void {
  policy = installed;
}

/**
 * Passes a failed call to the app's failure policy. The query client does it automatically; other callers may
 * do it, too.
 */
export function reportFailure(failed: FailedCall): void {
  policy?.(failed);
}
