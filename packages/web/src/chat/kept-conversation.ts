import * as z from 'zod/mini';

/** Data that survives a reload: the draft, and messages the server has not confirmed. */
const keptWire = z.object({
  draft: z.string(),
  unsent: z.array(z.object({ messageId: z.uuid(), text: z.string(), writtenAt: z.number() })),
});
type Kept = z.infer<typeof keptWire>;

/** Reads the saved data; invalid data count as empty. */
export function readKept(text: string | null): Kept {
  const nothing: Kept = { draft: '', unsent: [] };
  if (text === null) return nothing;
  try {
    const read = z.safeParse(keptWire, JSON.parse(text));
    return read.success ? read.data : nothing;
  } catch {
    return nothing;
  }
}

/** The text to save; null if there is nothing to save. */
export function writeKept(draft: string, unsent: Readonly<Kept['unsent']>): string | null {
  if (draft === '' && unsent.length === 0) return null;
  return JSON.stringify({
    draft,
    unsent: unsent.map(({ messageId, text, writtenAt }) => ({ messageId, text, writtenAt })),
  });
}
