import type { Call } from '@comanda/contract/define-call';
import type { AnsweredFile } from '@comanda/contract/shape';
import { askForFile } from './send-call.ts';

/** How long a browser may take to begin reading what it was given. */
const KEPT_MS = 60_000;

/**
 * Makes a call that answers a file, and has the browser save it. Refused as every call is (`ApiError`, `OfflineError`):
 * whoever asked says so, and no page of an error is saved in the file's place.
 */
export async function downloadCall<Input>(call: Call<Input, AnsweredFile>, input: Input): Promise<void> {
  const { name, content } = await askForFile(call, input);
  saveFile(name, content);
}

/** Has the browser save what is here already. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
