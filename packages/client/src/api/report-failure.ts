/** A call that failed, as a policy sees it. */
export interface FailedCall {
  error: unknown;
  kind: 'query' | 'mutation';
  /** Whoever made the call shows its failure; only the end of the session is still everybody's matter. */
  isSilent: boolean;
  /** True for a refresh of what is already on the screen: nothing is missing, so nothing may cover it. */
  isBackground: boolean;
}

type FailurePolicy = (failed: FailedCall) => void;

let policy: FailurePolicy | null = null;

/** For the app's start: what is to be done about failed calls. */
export function installFailurePolicy(installed: FailurePolicy): void {
  policy = installed;
}

/** Hands a failed call to the app's policy. The query client does it by itself; calls made without it may too. */
export function reportFailure(failed: FailedCall): void {
  policy?.(failed);
}
