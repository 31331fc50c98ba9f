import * as z from 'zod/mini';

/** Data that survive a reload: the draft, and messages that the server has not confirmed. */
const storedWire = z.object({
  draft: z.string(),
  unsent: z.array(z.object({ messageId: z.uuid(), text: z.string(), writtenAt: z.number() })),
});
type Stored = z.infer<typeof storedWire>;

/** Reads the saved data; invalid data are treated as empty. */
export function readStored(text: string | null): Stored {
  const nothing: Stored = { draft: '', unsent: [] };
  if (text === null) return nothing;
  try {
    const read = z.safeParse(storedWire, JSON.parse(text));
    return read.success ? read.data : nothing;
  } catch {
    return nothing;
  }
}

/** The text to save; null if there is nothing to save. */
export function writeStored(draft: string, unsent: Readonly<Stored['unsent']>): string | null {
  if (draft === '' && unsent.length === 0) return null;
  return JSON.stringify({
    draft,
    unsent: unsent.map(({ messageId, text, writtenAt }) => ({ messageId, text, writtenAt })),
  });
}
