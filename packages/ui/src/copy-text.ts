import { toast } from './toast/toast.ts';

/** Puts a text on the clipboard, and says whether it is there: browsers refuse it without https. */
export async function copyText(
  text: string,
  words: { copied: string /** What to do instead. */; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(words.copied);
  } catch {
    toast.error(words.notCopied);
  }
}
