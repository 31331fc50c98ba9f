import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The messages in a server's outbox, as text, oldest first; `kind` is a part of the file's name. Drafts are excluded,
 * because they may be gone at the next read.
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
    // Nothing was written yet.
    return [];
  }
}
