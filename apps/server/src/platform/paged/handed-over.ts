/** Whoever took what was given has stopped. */
class Untaken extends Error {}

/**
 * What `work` gives, piece by piece: `give` resolves when the piece was used and the next one is wanted, so there is one at a time.
 * Ends and fails as the work does. Whoever stops taking makes its `give` reject, and waits until the work is over:
 * a transaction it runs in is closed by then.
 */
export async function* handedOver<Piece>(
  work: (give: (piece: Piece) => Promise<void>) => Promise<unknown>,
): AsyncGenerator<Piece> {
  let given = Promise.withResolvers<{ piece: Piece } | null>();
  let wanted = null as PromiseWithResolvers<void> | null;
  const working = work((piece) => {
    wanted = Promise.withResolvers();
    given.resolve({ piece });
    return wanted.promise;
  }).then(
    () => given.resolve(null),
    (error: unknown) => given.reject(error),
  );
  try {
    for (;;) {
      const next = await given.promise;
      if (next === null) return;
      given = Promise.withResolvers();
      yield next.piece;
      wanted?.resolve();
    }
  } finally {
    // Where the work is still waiting, nobody reads why it ended: we have left.
    given.promise.catch(() => undefined);
    wanted?.reject(new Untaken());
    await working;
  }
}
