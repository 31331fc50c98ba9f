import { join } from 'node:path';
import {
  changeDeliveryAreas,
  listDeliveryAreas,
} from '@comanda/contract/store/delivery-areas/delivery-areas.calls';
import type { AreaChange } from '@comanda/domain/store/delivery-areas/area-change';
import { asPerson, type PersonClient } from '../person-client.ts';
import { runCommand } from '../run-command.ts';
import { openStepsRecord } from '../steps-record.ts';
import { deliveryTerms } from '../world/delivery-terms.ts';
import type { DemoStore } from '../world/demo-store.ts';
import { demoStores } from '../world/demo-stores.ts';
import { readWorldRecord } from '../world-record.ts';

/** The districts of the demo's two cities. */
const DISTRICTS = join(import.meta.dirname, 'bairros.csv');

export interface AreasSetUp {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  dataDir: string;
  serverUrl: string;
}

/** Imports the districts. Each store then delivers to the districts of its customers, except the furthest district. */
export async function setUpAreas({ env, signal, dataDir, serverUrl }: AreasSetUp): Promise<void> {
  const world = readWorldRecord(join(dataDir, 'demo-world.json'));
  if (world === null) return;
  const record = openStepsRecord(join(dataDir, 'demo-bairros.json'), world.madeAt);
  if (!record.has('bairros')) {
    const done = await runCommand('provedor.ts', ['bairros', 'importar', DISTRICTS], [], { env, signal });
    if (done.code !== 0) throw new Error(`bairros importar: ${done.stderr}`);
    record.save('bairros');
  }
  for (const store of demoStores) {
    const [owner] = store.document(world.madeAt).users;
    if (owner === undefined || record.has(store.key)) continue;
    await asPerson(serverUrl, owner, (person) => setUpStore(store, person));
    record.save(store.key);
  }
}

async function setUpStore(store: DemoStore, owner: PersonClient): Promise<void> {
  const { districts } = await owner.send(listDeliveryAreas, {});
  for (const townDistrict of store.town.districts) {
    const terms = deliveryTerms(store, townDistrict);
    const district = districts.find((known) => known.name === townDistrict.name);
    if (district === undefined || terms === null) continue;
    const change: AreaChange = {
      isActive: true,
      fee: { kind: 'set', cents: terms.feeCents },
      minimum: { kind: 'set', cents: terms.minimumCents },
      freeFrom: { kind: 'set', cents: terms.freeFromCents ?? 0 },
      ...(terms.isFree ? { free: 'on' } : {}),
    };
    const chosen = [{ districtId: district.districtId, version: null }];
    await owner.send(changeDeliveryAreas, { chosen, change });
  }
}
