import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface OutboxMessage {
  /** Name of the message's file. */
  name: string;
  channel: string;
  to: string;
  subject: string;
  text: string;
  /** The HTML of an e-mail. Null for an SMS or a mail of an older server. */
  html: string | null;
  /** Time as the server wrote it: epoch milliseconds or an ISO time. */
  at: string;
}

const MAX_SHOWN = 50;

/** The newest messages of a server's outbox, newest first. The list is empty if there is no such folder. */
export async function readOutbox(dir: string): Promise<OutboxMessage[]> {
  const names = await readdir(dir).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json'));
  const read = await Promise.all(files.map((name) => readMessage(dir, name)));
  return read
    .filter((message) => message !== null)
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, MAX_SHOWN);
}

async function readMessage(dir: string, name: string): Promise<OutboxMessage | null> {
  try {
    const file: unknown = JSON.parse(await readFile(join(dir, name), 'utf8'));
    if (typeof file !== 'object' || file === null) return null;
    const field = (key: string) => String(new Map(Object.entries(file)).get(key) ?? '');
    const at = field('at');
    return {
      name,
      channel: field('channel'),
      to: field('to'),
      subject: field('subject'),
      text: field('text'),
      html: field('html') || null,
      at: /^\d+$/.test(at) ? new Date(Number(at)).toISOString() : at,
    };
  } catch {
    // The file is incomplete or was removed. If it is completed later, the next read returns it.
    return null;
  }
}
