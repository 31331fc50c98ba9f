import { toast } from './toast/toast.ts';

/** Copies a text to the clipboard and shows the result. Browsers refuse it without https. */
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
