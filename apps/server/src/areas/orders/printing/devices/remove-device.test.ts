import { printDevicesAnswer } from '@comanda/contract/orders/printing/paired-devices.wire';
import { readAnswer } from '@comanda/testkit/http/read-answer';
import { testServer } from '@comanda/testkit/http/test-server';
import { aPairedDevice, asOwner } from '@comanda/testkit/printing/paired-device';
import { expect, it } from 'vitest';

const server = testServer();

async function aStore() {
  const store = await server.createStore();
  return { store, panel: await server.as(store.operatorLogin) };
}

/** Tickets as devices list them, without the order. */
async function jobs(
  storeId: number,
  rows: { id: number; kind?: string; state: string; device: number | null }[],
) {
  for (const { id, kind = 'production', state, device } of rows) {
    await asOwner(
      server,
      `insert into print_jobs (store_id, job_id, kind, station, state, device_id, printer, reason, created_at, expires_at)
       values ($1, $2, $3, 'Bar', $4, $5, 'EPSON', 'sem papel', to_timestamp($6), to_timestamp($6 + 7200))`,
      [storeId, id, kind, state, device, server.clock.now() / 1000],
    );
  }
}

const jobsOf = (storeId: number) =>
  asOwner(
    server,
    `select job_id::integer as id, state, device_id as device, may_be_printed as again,
            extract(epoch from expires_at)::integer - $2::integer as lives
       from print_jobs where store_id = $1 order by job_id`,
    [storeId, Math.floor(server.clock.now() / 1000)],
  );

it('removes the device and its token; its tickets return to the queue, marked as possible copies', async () => {
  const { store, panel } = await aStore();
  await aPairedDevice(server, panel, 'Caixa');
  await aPairedDevice(server, panel, 'Cozinha');
  await jobs(store.storeId, [
    { id: 1, state: 'sent', device: 1 },
    { id: 2, state: 'failed', device: 1 },
    { id: 3, state: 'printed', device: 1 },
    { id: 4, state: 'sent', device: 2 },
    { id: 5, state: 'queued', device: 1, kind: 'test' },
  ]);
  expect((await panel.post('impressao/dispositivos/1/remover')).body).toMatchObject({ status: true });
  expect(readAnswer(printDevicesAnswer, await panel.get('impressao/dispositivos'))).toMatchObject([
    { deviceId: 2 },
  ]);
  const tokens = 'select device_id from print_device_tokens where store_id = $1';
  expect(await asOwner(server, tokens, [store.storeId])).toEqual([{ device_id: 2 }]);
  const [one, two, three, four, test] = await jobsOf(store.storeId);
  const queuedAgain = { state: 'queued', device: null, again: true, lives: 7200 };
  expect(one).toEqual({ id: 1, ...queuedAgain });
  expect(two).toEqual({ id: 2, ...queuedAgain });
  expect(three).toMatchObject({ state: 'printed', device: 1, again: false });
  expect(four).toMatchObject({ state: 'sent', device: 2, again: false });
  expect(test).toMatchObject({ again: false });
  expect(test?.lives === 0 || test?.state === 'expired').toBe(true);
  const flag = 'select has_print_devices from stores where store_id = $1';
  expect(await asOwner(server, flag, [store.storeId])).toEqual([{ has_print_devices: true }]);
});

it('makes no tickets without a device, and expires open ones', async () => {
  const { store, panel } = await aStore();
  await aPairedDevice(server, panel);
  await jobs(store.storeId, [
    { id: 1, state: 'queued', device: null },
    { id: 2, state: 'sent', device: 1 },
    { id: 3, state: 'printed', device: 1 },
  ]);
  await panel.post('impressao/dispositivos/1/remover');
  const [queued, sent, printed] = await jobsOf(store.storeId);
  for (const open of [queued, sent]) expect(open?.lives === 0 || open?.state === 'expired').toBe(true);
  expect(printed).toMatchObject({ state: 'printed', lives: 7200 });
  const flag = 'select has_print_devices from stores where store_id = $1';
  expect(await asOwner(server, flag, [store.storeId])).toEqual([{ has_print_devices: false }]);
  // The number of a removed device is not used again: tickets refer to it.
  expect(await aPairedDevice(server, panel)).toMatchObject({ deviceId: 2 });
});

it('removes a device once for two concurrent requests', async () => {
  const mine = await aStore();
  await aPairedDevice(server, mine.panel);
  const remove = () => mine.panel.post('impressao/dispositivos/1/remover');
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await remove()).body).toMatchObject({ motivo: 'printing.device-not-found' });
  expect(
    await asOwner(
      server,
      `select user_id, details from audit_log where store_id = $1 and action = 'printing.device-removed'`,
      [mine.store.storeId],
    ),
  ).toEqual([{ user_id: mine.store.operatorId, details: { dispositivo: 1, nome: 'Balcão' } }]);
});
