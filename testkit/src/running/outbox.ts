import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the messages in a server's outbox as text, the oldest first. `kind` is a part of the file's name.
 * Ignores unfinished files, because they may be gone at the next read.
 */
export function outboxTexts(dataDir: string, kind = ''): string[] {
  const outbox = join(dataDir, 'outbox');
  return namesIn(outbox)
    .filter((name) => name.endsWith('.json') && name.includes(kind))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'));
}

function namesIn(outbox: string): string[] {
  try {
    return readdirSync(outbox);
  } catch {
    // The folder does not exist before the first message.
    return [];
  }
}
