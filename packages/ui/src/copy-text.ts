import { toast } from './toast/toast.ts';

/** Copies a text to the clipboard and shows whether it worked. Browsers allow it only with https. */
export async function copyText(
  text: string,
  words: { copied: string /** Explains how to copy by hand. */; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(words.copied);
  } catch {
    toast.error(words.notCopied);
  }
}
