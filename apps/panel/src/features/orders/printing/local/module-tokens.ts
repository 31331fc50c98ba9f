import * as z from 'zod/mini';

const KEY = 'comanda.print-modules.v1';
/** Pairs of port and token. */
const entry = z.array(z.array(z.string()).check(z.minLength(2), z.maxLength(2)));

function readAll(storage: Storage): Record<string, string> {
  try {
    const parsed = z.safeParse(entry, JSON.parse(storage.getItem(KEY) ?? '[]'));
    return parsed.success
      ? Object.fromEntries(parsed.data.map(([port = '', token = '']) => [port, token]))
      : {};
  } catch {
    return {};
  }
}

/** The token that the module at this port has issued; null before the pairing. */
export function tokenOf(port: number, storage: Storage = localStorage): string | null {
  return readAll(storage)[String(port)] ?? null;
}

/** Saves a module's token; null removes it. Only this computer's module accepts it, and only from this origin. */
export function saveToken(port: number, token: string | null, storage: Storage = localStorage): void {
  const { [String(port)]: _former, ...others } = readAll(storage);
  const stored = token === null ? others : { ...others, [String(port)]: token };
  try {
    storage.setItem(KEY, JSON.stringify(Object.entries(stored)));
  } catch {
    return;
  }
}
