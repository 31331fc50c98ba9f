/** Thrown inside `work` when the consumer has stopped. */
class Untaken extends Error {}

/**
 * Yields the pieces that `work` gives, one at a time: `give` resolves when the next piece is needed. Ends and
 * fails like `work`. If the consumer stops, `give` rejects, and the consumer waits until `work` and its
 * transaction have ended.
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
    // Prevents an unhandled rejection: if the consumer has stopped, no code reads this error.
    given.promise.catch(() => undefined);
    wanted?.reject(new Untaken());
    await working;
  }
}
