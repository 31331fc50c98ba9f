import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { BankAccess } from '../bank/bank-access.ts';
import { bankStatePath } from '../bank/bank-state-path.ts';
import { openStepsRecord } from '../steps-record.ts';
import { demoStores } from '../world/demo-stores.ts';
import { readWorldRecord } from '../world-record.ts';

const SCRIPT = resolve(import.meta.dirname, '../../../../scripts/demo-past/main.ts');

interface Past {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  dataDir: string;
  access: BankAccess;
}

/** How far the past of a world is played, by the day; `isOver`: to its end. */
interface PastRecord {
  madeAt: number;
  playedThrough: string | null;
  isOver: boolean;
}

/**
 * Gives the stores of a world their past of money, once: payments, repasses, closed months, ratings. What was interrupted goes on behind the
 * last day that was saved. Rejects where it cannot be played to its end.
 */
export async function playPast({ env, signal, dataDir, access }: Past): Promise<void> {
  const world = readWorldRecord(join(dataDir, 'demo-world.json'));
  if (world === null) return;
  const { madeAt } = world;
  const path = join(dataDir, 'demo-passado.json');
  const before = readPastRecord(path, madeAt);
  // Worlds of before 1.5 have no past of money, and their books have begun.
  if (
    before?.isOver === true ||
    openStepsRecord(join(dataDir, 'demo-pagamentos.json'), madeAt).has('pizzaria')
  )
    return;
  const keep = (record: Omit<PastRecord, 'madeAt'>) =>
    writeFileSync(path, JSON.stringify({ madeAt, ...record }), { mode: 0o600 });
  const wish = {
    ...{ madeAt, playedThrough: before?.playedThrough ?? null },
    storeIds: Object.fromEntries(
      demoStores.flatMap(({ key }) => {
        const storeId = world.storeId(key);
        return storeId === null ? [] : [[key, storeId]];
      }),
    ),
    dataDir,
    bank: { key: access.key, secret: access.secret, statePath: bankStatePath(dataDir, madeAt) },
  };
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['pipe', 'pipe', 'inherit'], signal });
  createInterface({ input: child.stdout }).on('line', (day) => keep({ playedThrough: day, isOver: false }));
  child.stdin.on('error', () => undefined).end(JSON.stringify(wish));
  await new Promise<void>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => (code === 0 ? done() : failed(new Error(`ended with ${code}`))));
  });
  keep({ playedThrough: null, isOver: true });
}

function readPastRecord(path: string, madeAt: number): PastRecord | null {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as PastRecord;
    return kept.madeAt === madeAt ? kept : null;
  } catch {
    // Not there or half-written: it is played anew, and what is there already stays.
    return null;
  }
}
