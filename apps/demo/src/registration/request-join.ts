import { join } from 'node:path';
import { requestRegistration } from '@comanda/contract/people/access/registration.calls';
import { anonymousClient } from '../person-client.ts';
import { openStepsRecord } from '../steps-record.ts';
import { readWorldRecord } from '../world-record.ts';

/** Requests of future stores, which the provider's team sees in its queue. */
const REQUESTS = [
  {
    name: 'Rosângela Pacheco',
    storeName: 'Tapiocaria da Rô',
    mobile: '85988127743',
    email: 'rosangela@tapiocariadaro.example.com',
  },
  {
    name: 'Fábio Nakamura',
    storeName: 'Temakeria Nakamura',
    mobile: '11976540932',
    email: 'fabio.nakamura@example.com',
  },
];

/** Sends two registration requests as on the login page, once per demo database. */
export async function requestJoin({
  dataDir,
  serverUrl,
}: {
  dataDir: string;
  serverUrl: string;
}): Promise<void> {
  const world = readWorldRecord(join(dataDir, 'demo-world.json'));
  if (world === null) return;
  const record = openStepsRecord(join(dataDir, 'demo-cadastros.json'), world.madeAt);
  for (const input of REQUESTS) {
    if (record.has(input.storeName)) continue;
    await anonymousClient(serverUrl).send(requestRegistration, input);
    record.save(input.storeName);
  }
}
