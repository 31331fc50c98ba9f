import type { Call } from '@comanda/contract/kit/define-call';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import { requestFile } from './send-call.ts';

/** Milliseconds until the content is released from memory. A browser begins to read it much sooner. */
const STORED_MS = 60_000;

/**
 * Makes a call that returns a file, and lets the browser save the file. Throws refusals like every call
 * (`ApiError`, `OfflineError`). An error page is never saved as the file.
 */
export async function downloadCall<Input>(call: Call<Input, AnsweredFile>, input: Input): Promise<void> {
  const { name, content } = await requestFile(call, input);
  saveFile(name, content);
}

/** Makes the browser save content from memory. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), STORED_MS);
}
