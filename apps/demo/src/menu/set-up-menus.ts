import { join } from 'node:path';
import { menuParts } from '@comanda/contract/catalogue/menu.wire';
import { runCommand } from '../run-command.ts';
import { openStepsRecord } from '../steps-record.ts';
import { demoStores } from '../world/demo-stores.ts';
import { readWorldRecord } from '../world-record.ts';
import { menuOfDraft } from './menu-draft.ts';
import { demoMenus } from './menus.ts';

/** The products with barcodes that all stores share. */
const PRODUCTS = join(import.meta.dirname, '../reference/produtos.csv');

export interface MenusSetUp {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  dataDir: string;
}

/** Fills the shared catalogue and gives each store what it sells, once; what people change of it then stays as they want it. */
export async function setUpMenus({ env, signal, dataDir }: MenusSetUp): Promise<void> {
  const world = readWorldRecord(join(dataDir, 'demo-world.json'));
  if (world === null) return;
  const record = openStepsRecord(join(dataDir, 'demo-cardapios.json'), world.madeAt);
  if (!record.has('produtos')) {
    const done = await runCommand('provedor.ts', ['produtos', 'importar', PRODUCTS], [], { env, signal });
    if (done.code !== 0) throw new Error(`produtos importar: ${done.stderr}`);
    record.keep('produtos');
  }
  for (const { key } of demoStores) {
    const [storeId, draft] = [world.storeId(key), demoMenus[key]];
    if (storeId === null || draft === undefined || record.has(key)) continue;
    const document = JSON.stringify(menuParts.encode(menuOfDraft(draft, world.madeAt)));
    const args = ['cardapio', 'importar', String(storeId), '--arquivo', '-'];
    const done = await runCommand('provedor.ts', args, [document], { env, signal });
    if (done.code !== 0) throw new Error(`cardapio importar: ${done.stderr}`);
    record.keep(key);
  }
}
