/** Asks the user to prove their identity. Resolves to false if the user cancels. */
type RequestProof = () => Promise<boolean>;

let ask: RequestProof | null = null;
let asking: Promise<boolean> | null = null;

/** Sets the app's prompt for the password. Returns a function that removes it. */
export function installProof(how: RequestProof): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}

/**
 * Asks the user once, even if several calls need it at the same time. Returns false if the app has no prompt.
 */
export async function proveAgain(): Promise<boolean> {
  if (ask === null) return false;
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
