/** Thrown inside the work when its consumer has stopped. */
class Untaken extends Error {}

/**
 * Yields the pieces that `work` gives, one at a time: `give` resolves when the next piece is needed. Ends and fails
 * like the work. If the consumer stops, `give` rejects, and the consumer waits until the work, and its transaction,
 * have ended.
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
    // The consumer has stopped, so no code reads the error of work that still waits.
    given.promise.catch(() => undefined);
    wanted?.reject(new Untaken());
    await working;
  }
}
