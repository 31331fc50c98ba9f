import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface OutboxMessage {
  channel: 'email' | 'sms';
  /** Part of the file name, in kebab-case. */
  kind: string;
  to: string;
  /** Empty for SMS. */
  subject: string;
  text: string;
  /** Only for e-mail: the HTML version. */
  html?: string;
  /** Time in the file name. Default: the time of writing. */
  at?: Date;
}

/** Storage for messages without a configured provider: one JSON file each, `<time>-<kind>.json`. */
export interface OutboxFolder {
  write(message: OutboxMessage): Promise<void>;
}

export function createOutboxFolder(dir: string): OutboxFolder {
  return {
    write: async ({ channel, kind, to, subject, text, html, at: sentAt = new Date() }) => {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const at = sentAt.toISOString();
      const content = `${JSON.stringify({ channel, to, subject, text, at, html }, null, 2)}\n`;
      const stem = join(dir, `${at.replaceAll(':', '-')}-${kind}`);
      const draft = join(dir, `.${randomUUID()}`);
      await writeFile(draft, content, { flag: 'wx', mode: 0o600 });
      for (let copy = 1; ; copy += 1) {
        const path = copy === 1 ? `${stem}.json` : `${stem}-${copy}.json`;
        if (await publish(draft, path)) break;
      }
      await rm(draft);
    },
  };
}

/** Name of a draft: a message that is being written. A killed server may leave drafts behind. */
const DRAFT = /^\.[0-9a-f]{8}-[0-9a-f-]{27}$/;

/**
 * Deletes messages and drafts that were written before `before`, and returns their number. A message's name begins with
 * its time.
 */
export async function emptyOutbox(dir: string, before: Date): Promise<number> {
  const names = await readdir(dir).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const oldest = before.toISOString().replaceAll(':', '-');
  const old = names.filter((name) => /^\d{4}-\d\d-\d\dT/.test(name) && name < oldest);
  for (const draft of names.filter((name) => DRAFT.test(name))) {
    // Ignores a missing draft, because another server may have published it at the same moment.
    const made = await stat(join(dir, draft)).catch(() => null);
    if (made !== null && made.mtime < before) old.push(draft);
  }
  await Promise.all(old.map((name) => rm(join(dir, name), { force: true })));
  return old.length;
}

/**
 * Gives a complete draft its final name. Returns false when another message of the same millisecond has this
 * name.
 */
async function publish(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
