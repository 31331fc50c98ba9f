/** Asks the person to prove who they are; true once they did, false when they would rather not. */
type AskForProof = () => Promise<boolean>;

let ask: AskForProof | null = null;
let asking: Promise<boolean> | null = null;

/** For the app's host: how people are asked. Answers how to take that back. */
export function installProof(how: AskForProof): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}

/** Asks once, however many calls want it at the same time. False where the app has no way to ask. */
export async function proveAgain(): Promise<boolean> {
  if (ask === null) return false;
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
