import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { BankAccess } from '../bank/bank-access.ts';
import { bankStatePath } from '../bank/bank-state-path.ts';
import { openStepsRecord } from '../steps-record.ts';
import { demoStores } from '../world/demo-stores.ts';
import { readWorldRecord } from '../world-record.ts';

const script = (name: string) => resolve(import.meta.dirname, '../../../../scripts/demo-past', name);

interface Past {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  dataDir: string;
  access: BankAccess;
}

/** Progress of the past by day. `isOver` is true when the past is complete. */
interface PastRecord {
  madeAt: number;
  playedThrough: string | null;
  isOver: boolean;
}

/**
 * Creates the past payments of the demo stores once: payments, settlements, closed months, ratings. After an
 * interruption, the next run continues after the last saved day. Rejects if it cannot be completed.
 */
export async function playPast(past: Past): Promise<void> {
  const { dataDir, access } = past;
  const world = worldWithPast(dataDir);
  if (world === null) return;
  const { madeAt, storeIds } = world;
  const path = join(dataDir, 'demo-passado.json');
  const before = readPastRecord(path, madeAt);
  if (before?.isOver === true) return;
  const save = (record: Omit<PastRecord, 'madeAt'>) =>
    writeFileSync(path, JSON.stringify({ madeAt, ...record }), { mode: 0o600 });
  const input = {
    ...{ madeAt, storeIds, playedThrough: before?.playedThrough ?? null },
    bank: { key: access.key, secret: access.secret, statePath: bankStatePath(dataDir, madeAt) },
  };
  await runScript('main.ts', input, past, (day) => save({ playedThrough: day, isOver: false }));
  save({ playedThrough: null, isOver: true });
}

const OVER = 'tudo';

/**
 * Creates three months of changes by the stores' users, with photos of the menus. Creates more stores for the
 * provider. Runs once, after menus and districts are set up. After an interruption, the next run continues at
 * the same step.
 */
export async function playOffice(past: Past): Promise<void> {
  const { dataDir, access } = past;
  const world = worldWithPast(dataDir);
  if (world === null) return;
  const path = join(dataDir, 'demo-escritorio.json');
  if (openStepsRecord(path, world.madeAt).has(OVER)) return;
  await runScript('office-main.ts', { ...world, dataDir, bank: access }, past, () => undefined);
  openStepsRecord(path, world.madeAt).save(OVER);
}

/**
 * Reads the demo data that were created in this folder. Null if there are none, or if a release before 1.5
 * created them: their ledgers begin without a past.
 */
function worldWithPast(dataDir: string): { madeAt: number; storeIds: Record<string, number> } | null {
  const world = readWorldRecord(join(dataDir, 'demo-world.json'));
  if (world === null) return null;
  const { madeAt } = world;
  if (openStepsRecord(join(dataDir, 'demo-pagamentos.json'), madeAt).has('pizzaria')) return null;
  const storeIds = Object.fromEntries(
    demoStores.flatMap(({ key }) => {
      const storeId = world.storeId(key);
      return storeId === null ? [] : [[key, storeId]];
    }),
  );
  return { madeAt, storeIds };
}

/**
 * Runs a program that creates a part of the past. `request` is sent to its standard input, and each line of
 * its output is passed to `onLine`. Rejects if the program fails.
 */
async function runScript(
  name: string,
  input: object,
  { env, signal }: Past,
  onLine: (line: string) => void,
): Promise<void> {
  const child = spawn(process.execPath, [script(name)], { env, stdio: ['pipe', 'pipe', 'inherit'], signal });
  createInterface({ input: child.stdout }).on('line', onLine);
  child.stdin.on('error', () => undefined).end(JSON.stringify(input));
  await new Promise<void>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => (code === 0 ? done() : failed(new Error(`ended with ${code}`))));
  });
}

function readPastRecord(path: string, madeAt: number): PastRecord | null {
  try {
    const stored = JSON.parse(readFileSync(path, 'utf8')) as PastRecord;
    return stored.madeAt === madeAt ? stored : null;
  } catch {
    // The record is missing or incomplete, so the past is created again. Existing data do not change.
    return null;
  }
}
