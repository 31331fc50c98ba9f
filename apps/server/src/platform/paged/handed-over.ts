/** Thrown inside the work when the consumer has stopped. */
class Untaken extends Error {}

/**
 * Yields the pieces that `work` gives, one at a time: `give` resolves when the next piece is wanted. Ends and fails
 * like the work. If the consumer stops, `give` rejects, and the consumer waits for the end of the work. A transaction of the work is closed then.
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
    // If the work still waits, nothing reads its error, because the consumer has left.
    given.promise.catch(() => undefined);
    wanted?.reject(new Untaken());
    await working;
  }
}
