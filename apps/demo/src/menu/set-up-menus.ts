import { join } from 'node:path';
import { menuParts } from '@comanda/contract/menu/menu/menu.wire';
import { asPerson } from '../person-client.ts';
import { runCommand } from '../run-command.ts';
import { openStepsRecord } from '../steps-record.ts';
import { demoStores } from '../world/demo-stores.ts';
import { readWorldRecord, type WorldRecord } from '../world-record.ts';
import { menuOfDraft } from './menu-draft.ts';
import { demoMenus } from './menus.ts';
import { sendPhotos, withCataloguePhotos } from './photos.ts';

/** Products with barcodes, shared by all stores. */
const PRODUCTS = join(import.meta.dirname, '../reference/produtos.csv');

export interface MenusSetUp {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  dataDir: string;
  serverUrl: string;
}

/** Creates the stores' menus and fills the shared catalogue, once. Later changes by users are not undone. */
export function setUpMenus(setUp: MenusSetUp): Promise<void> {
  return inWorld(setUp, async ({ world, onlyOnce, provedor }) => {
    for (const { key } of demoStores) {
      const [storeId, draft] = [world.storeId(key), demoMenus[key]];
      if (storeId === null || draft === undefined) continue;
      const document = JSON.stringify(menuParts.encode(menuOfDraft(draft, world.madeAt)));
      await onlyOnce(key, () =>
        provedor(['cardapio', 'importar', String(storeId), '--arquivo', '-'], [document]),
      );
    }
    await onlyOnce('produtos', () => provedor(['produtos', 'importar', PRODUCTS]));
  });
}

/** Uploads photos of the menus and of the shared catalogue, once. */
export function setUpPhotos(setUp: MenusSetUp): Promise<void> {
  return inWorld(setUp, async ({ world, onlyOnce, provedor }) => {
    for (const store of demoStores) {
      const [owner] = store.document(world.madeAt).users;
      if (owner !== undefined)
        await onlyOnce(`fotos ${store.key}`, () => asPerson(setUp.serverUrl, owner, sendPhotos));
    }
    await onlyOnce('fotos dos produtos', () =>
      withCataloguePhotos((folder) => provedor(['produtos', 'fotos', folder])),
    );
  });
}

interface WorldSteps {
  world: WorldRecord;
  onlyOnce: (step: string, work: () => Promise<void>) => Promise<void>;
  /** Runs a command of the provider. Throws its error output if it fails. */
  provedor: (args: readonly string[], input?: readonly string[]) => Promise<void>;
}

async function inWorld(
  { env, signal, dataDir }: MenusSetUp,
  work: (steps: WorldSteps) => Promise<void>,
): Promise<void> {
  const world = readWorldRecord(join(dataDir, 'demo-world.json'));
  if (world === null) return;
  const record = openStepsRecord(join(dataDir, 'demo-cardapios.json'), world.madeAt);
  await work({
    world,
    onlyOnce: async (step, work) => {
      if (record.has(step)) return;
      await work();
      record.save(step);
    },
    provedor: async (args, input = []) => {
      const done = await runCommand('provedor.ts', args, input, { env, signal });
      if (done.code !== 0) throw new Error(`${args.slice(0, 2).join(' ')}: ${done.stderr}`);
    },
  });
}
