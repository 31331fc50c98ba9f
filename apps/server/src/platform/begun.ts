/**
 * Waits for the first part of what is made part by part, and answers all of it: what fails before it has begun fails here, while
 * it can still be said in words. Whoever takes it closes it, as `for await` does.
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
