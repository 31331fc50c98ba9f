import { runCommand } from './run-command.ts';
import type { DemoStore } from './world/demo-store.ts';
import { demoStores, WORLD_SEED } from './world/demo-stores.ts';
import { pastOrders } from './world/past-orders.ts';
import type { WorldRecord } from './world-record.ts';

/** Exit code of the command that creates a store, if the command refuses to change a database in use. */
const NOT_EMPTY = 3;
/** Lines per chunk of the import. */
const CHUNK_LINES = 100;

export interface WorldDeps {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  record: WorldRecord;
}

/** Thrown if the database has stores that are not of the demo. The demo must not change such a database. */
export class DatabaseInUse extends Error {}

/**
 * Creates the missing demo stores and their past with the public commands. After an interruption, the next
 * run continues. The record contains the creation time, so a continued run gives orders the same ids.
 */
export async function createWorld(deps: WorldDeps): Promise<void> {
  const imports: Promise<void>[] = [];
  for (const [index, store] of demoStores.entries()) {
    const storeId = deps.record.storeId(store.key) ?? (await createStore(store, index === 0, deps));
    deps.record.saveStore(store.key, storeId);
    // The past of a store is imported while the next store is created.
    const imported = importPast(store, storeId, deps);
    imported.catch(() => undefined);
    imports.push(imported);
  }
  await Promise.all(imports);
  deps.record.complete();
}

async function createStore(store: DemoStore, isFirst: boolean, deps: WorldDeps): Promise<number> {
  const args = ['--json', '-', ...(isFirst ? ['--se-vazio'] : [])];
  const document = JSON.stringify(store.document(deps.record.madeAt));
  const created = await runCommand('create-store.ts', args, [document], deps);
  if (created.code === NOT_EMPTY) throw new DatabaseInUse();
  if (created.code !== 0) throw new Error(`a loja ${store.name} não foi criada: ${created.stderr}`);
  const answer: unknown = JSON.parse(created.stdout);
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'storeId' in answer &&
    typeof answer.storeId === 'number'
  ) {
    return answer.storeId;
  }
  throw new Error(`resposta inesperada ao criar a loja: ${created.stdout}`);
}

async function importPast(store: DemoStore, storeId: number, deps: WorldDeps): Promise<void> {
  const lines = chunks(pastOrders(store, WORLD_SEED, deps.record.madeAt));
  const imported = await runCommand('import-history.ts', ['--loja', String(storeId)], lines, deps);
  if (imported.code !== 0)
    throw new Error(`o histórico de ${store.name} não foi importado: ${imported.stderr}`);
}

function* chunks(lines: Iterable<unknown>): Generator<string> {
  let chunk = '';
  let count = 0;
  for (const line of lines) {
    chunk += `${JSON.stringify(line)}\n`;
    count += 1;
    if (count % CHUNK_LINES > 0) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
