/**
 * Waits for the first part of a generator, then returns all parts. An error before the first part is thrown
 * here, so that the caller can still send an error response. The caller must close the result, as `for await`
 * does.
 */
export async function begun<Part>(parts: AsyncGenerator<Part>): Promise<AsyncIterable<Part>> {
  let first: IteratorResult<Part> | null = await parts.next();
  const all: AsyncIterator<Part> = {
    next: async () => {
      const next = first ?? (await parts.next());
      first = null;
      return next;
    },
    return: () => parts.return(undefined),
  };
  return { [Symbol.asyncIterator]: () => all };
}
