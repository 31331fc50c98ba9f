import { pairedAnswer, pairingCodeAnswer } from '@comanda/contract/orders/printing/paired-devices.wire';
import type { PairedDevice } from '@comanda/server/src/areas/orders/printing/devices/pair-device.ts';
import type pg from 'pg';
import { readAnswer } from '../http/read-answer.ts';
import type { TestClient, TestServer } from '../http/test-server.ts';
import { runStatement } from '../run-statement.ts';

/** Creates a pairing code, as the panel of `person` shows it. */
export async function aPairingCode(person: TestClient): Promise<string> {
  return readAnswer(pairingCodeAnswer, await person.post('impressao/dispositivos/codigo')).code;
}

/** Pairs a machine with a code of `person`. Returns the machine. */
export async function aPairedDevice(
  server: TestServer,
  person: TestClient,
  name = 'Balcão',
): Promise<PairedDevice> {
  const codigo = await aPairingCode(person);
  const answer = await server.anonymous().post('impressao/dispositivos/parear', { codigo, nome: name });
  return readAnswer(pairedAnswer, answer);
}

/** Runs a statement as the owner of the database, whom no row security restricts. */
export async function asOwner<Row extends pg.QueryResultRow>(
  server: TestServer,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await runStatement<Row>(server.urls.owner, statement, values)).rows;
}
