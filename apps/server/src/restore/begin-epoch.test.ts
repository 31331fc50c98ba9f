import { randomUUID } from 'node:crypto';
import { connected } from '@comanda/testkit/connected-database';
import { eventually } from '@comanda/testkit/eventually';
import { startAppOnPort } from '@comanda/testkit/http/app-on-port';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { connectAgent, pairAgent } from '@comanda/testkit/printing/print-agent';
import { runStatement } from '@comanda/testkit/run-statement';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it, onTestFinished } from 'vitest';
import { ALL_AREAS } from '../all-areas.ts';
import { beginEpoch } from './begin-epoch.ts';
import { findRestore, listSteps } from './restores.ts';

const server = testServer();

const run = async (statement: string, values: unknown[] = []) =>
  (await runStatement<Record<string, unknown>>(server.urls.system, statement, values)).rows;

/** Begins an epoch like after a restore. Returns the epoch, and whether it began. */
async function restore(epoch = randomUUID(), ageMs = 0) {
  const system = connected(server.urls.system);
  const begunAt = server.clock.now();
  const restoredTo = begunAt - ageMs;
  const hasBegun = await beginEpoch(system, ALL_AREAS, { epoch, backup: 'copia', restoredTo, begunAt });
  return { epoch, hasBegun, system };
}

it('ends all logins, and does not change the links of customers', async () => {
  const store = await server.createStore();
  const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const operator = await server.as(store.operatorLogin);
  const team = await server.asProvider();
  const statuses = () =>
    Promise.all([
      operator.get('pedidos/listar'),
      team.get('provedor/lojas'),
      server.customer(placed.body.data.link_cliente).get('cliente/pedido'),
    ]);
  expect((await statuses()).map(({ status }) => status)).toEqual([200, 200, 200]);
  await restore();
  // The server is notified of the ended session a moment later.
  await eventually(async () =>
    expect((await statuses()).map(({ status }) => status)).toEqual([401, 401, 200]),
  );
  expect((await (await server.as(store.operatorLogin)).get('pedidos/listar')).status).toBe(200);
});

it('does not reuse numbers from after the backup, so old links and print jobs match nothing', async () => {
  const store = await server.createStore();
  const partner = server.partner(store.intakeKey);
  const before = (await partner.post('order', anOpenDeliveryOrder())).body.data.id_pedido;
  const [jobs] = await run('select print_job_no from store_counters where store_id = $1', [store.storeId]);
  await restore();
  const next = (await partner.post('order', anOpenDeliveryOrder())).body.data.id_pedido;
  expect(next).toBe(before + 100_001);
  const [after] = await run('select print_job_no from store_counters where store_id = $1', [store.storeId]);
  expect(Number(after?.print_job_no)).toBe(Number(jobs?.print_job_no) + 100_000);
  // Skipping must not make a gap in a store's journal, because its readers read every number.
  const [journal] = await run(
    'select count(*)::integer as count, max(seq)::integer as seq from store_events where store_id = $1',
    [store.storeId],
  );
  expect(journal?.count).toBe(journal?.seq);
});

it('a second restore of the same backup skips the numbers that were used after the first one', async () => {
  const store = await server.createStore();
  const counters = 'update store_counters set order_no = 7, print_job_no = 7 where store_id = $1';
  const numbersAfter = async (ageMs: number) => {
    // Resets the counters to the numbers in the backup.
    await run(counters, [store.storeId]);
    await run('delete from record_numbers where store_id = $1', [store.storeId]);
    await restore(randomUUID(), ageMs);
    const [row] = await run(
      `select order_no::integer as orders, print_job_no::integer as jobs,
              (select last from record_numbers r where r.store_id = c.store_id and counter = 'payment-transfer') as transfers
         from store_counters c where store_id = $1`,
      [store.storeId],
    );
    return row as { orders: number; jobs: number; transfers: number };
  };
  const first = await numbersAfter(3_600_000);
  const second = await numbersAfter(2 * 3_600_000);
  // Between the restores the store may have used twenty numbers a second.
  for (const name of ['orders', 'jobs', 'transfers'] as const)
    expect(second[name] - first[name]).toBe(20 * 3_600);
});

it('an agent that printed a job after the backup reports this, and the job is not printed again', async () => {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  const { token } = await pairAgent(server, panel);
  const agent = await connectAgent(server.url, token);
  await agent.hello();
  const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  await panel.put(`orders/${placed.body.data.id_pedido}`, { new_status: 'PA' });
  // The backup contains a waiting job, which no agent has.
  await restore();
  const [job] = await run('select job_id::integer as id from print_jobs where store_id = $1', [
    store.storeId,
  ]);
  await agent.report('impresso', [Number(job?.id)]);
  expect(await agent.fetch()).toEqual([]);
  expect(await run('select state from print_jobs where store_id = $1', [store.storeId])).toEqual([
    { state: 'printed' },
  ]);
  agent.close();
});

it('a resent order has the same lasting name for its tickets, and an agent reports that they are out', async () => {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  const { connect } = await pairAgent(server, panel);
  const agent = await connect();
  const order = anOpenDeliveryOrder();
  const accept = async (by: typeof panel) => {
    const placed = await server.partner(store.intakeKey).post('order', order);
    const orderId = placed.body.data.id_pedido;
    await by.put(`orders/${orderId}`, { new_status: 'PA' });
    return { orderId, job: (await agent.fetch())[0] };
  };
  const first = await accept(panel);
  await agent.report('impresso', [Number(first.job?.id)]);
  // Simulates a backup that is older than the order: no order has the partner's id any more.
  await run("update orders set external_id = 'lost' where store_id = $1", [store.storeId]);
  await restore();

  const again = await server.as(store.adminLogin);
  const second = await accept(again);
  expect(second.job?.id).not.toBe(first.job?.id);
  expect(second.job).toMatchObject({ chave: first.job?.chave, itens: first.job?.itens });
  expect(second.job).not.toHaveProperty('pedida');
  expect(first.job?.chave).toMatch(/^[\w-]{22}$/);
  const report = { id: second.job?.id, estado: 'impresso', motivo: null, impressora: null, em: 0 };
  await agent.request('relatar', { trabalhos: [{ ...report, ja_impressa: true }] });
  const jobs = async () => {
    const { body } = await again.get(`impressao/pedidos/${second.orderId}`);
    return Reflect.get(body, 'trabalhos');
  };
  const printed = { estado: 'impresso', motivo: 'já tinha saído antes de o banco ser restaurado', via: 1 };
  expect(await jobs()).toEqual([expect.objectContaining(printed)]);

  await again.post(`impressao/pedidos/${second.orderId}`, { segunda_via: 'S', estacao: null });
  const [copy] = await agent.fetch();
  expect(copy).toMatchObject({ chave: first.job?.chave, pedida: true });
  expect(JSON.stringify(copy?.comanda)).toContain('2ª VIA');
  agent.close();
});

it('begins once, also after an interruption, and saves the steps that follow', async () => {
  const store = await server.createStore();
  await server.as(store.operatorLogin);
  const { epoch, hasBegun, system } = await restore();
  expect(hasBegun).toBe(true);
  expect((await restore(epoch)).hasBegun).toBe(false);
  expect(await findRestore(system)).toMatchObject({ epoch, backup: 'copia', restoredTo: server.clock.now() });
  expect((await listSteps(system, epoch)).map(({ step }) => step)).toEqual(['erased-customers', 'payments']);
  // Simulates an interrupted run: the rows are saved, but the epoch is still the old one.
  const [another] = await run('update installation set epoch = gen_random_uuid() returning epoch');
  expect(another?.epoch).not.toBe(epoch);
  expect((await restore(epoch)).hasBegun).toBe(true);
  expect(await listSteps(system, epoch)).toHaveLength(2);
});

it('a server detects that its database was restored, and its start ends it', async () => {
  const noticed = Promise.withResolvers<void>();
  const started = await startAppOnPort({
    config: {
      dataDir: folderOfTest(),
      panelDir: null,
      visitorPagesDir: null,
      consoleDir: null,
      secret: 'test',
    },
    database: server,
    clock: server.clock,
    onOtherEpoch: noticed.resolve,
  });
  onTestFinished(() => started.app.stop());
  await restore();
  await noticed.promise;
});
