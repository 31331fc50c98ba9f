/** Asks the user to prove their identity. Resolves to false if the user cancels. */
type RequestProof = () => Promise<boolean>;

let requestProof: RequestProof | null = null;
let proof: Promise<boolean> | null = null;

/** Sets the app's prompt for the password. Returns a function that removes it. */
export function installProof(how: RequestProof): () => void {
  requestProof = how;
  return () => {
    if (requestProof === how) requestProof = null;
  };
}

/**
 * Asks the user once, even if several calls need it at the same time. Returns false if the app has no prompt.
 */
export async function proveAgain(): Promise<boolean> {
  if (requestProof === null) return false;
  proof ??= requestProof().finally(() => {
    proof = null;
  });
  return proof;
}
