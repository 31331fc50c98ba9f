import { openSocket } from '@comanda/testkit/http/open-socket';
import { START, testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import type { TestStoreOptions } from '@comanda/testkit/stores';
import { beforeEach, expect, it } from 'vitest';
import { sweep as sweepOn } from './testing/sweep.ts';

const server = testServer();
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00-03:00`);
const sweep = (now: number, change?: Parameters<typeof sweepOn>[2]) =>
  sweepOn(server.urls.system, now, change);

// 19:10 on Friday, 20 November 2026. Sweeps once, so that due changes of earlier tests' stores are done.
beforeEach(async () => {
  server.clock.set(new Date(START).toISOString());
  await sweep(START + 365 * 86_400_000);
  await sweep(START);
});

const SWITCH = 'estabelecimento/mudaAberturaFechamento';

/** Creates a store that is open every day from 18:00 to 23:00. */
async function aPizzeria(over: TestStoreOptions = {}) {
  const store = await server.createStore(over);
  const panel = await server.as(store.adminLogin);
  const horarios = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'].map((abreviacao) => ({
    abreviacao,
    checked: true,
    abertura: '18:00',
    fechamento: '23:00',
    abertura2: '',
    fechamento2: '',
  }));
  await panel.post('software_app/alteraHorarios2', { horarios, auto_abrir: 'S', auto_fechar: 'S' });
  const opening = async () => (await panel.get('estabelecimento/getLoja')).body.estabelecimento;
  const audited = async () => {
    const { rows } = await runStatement<{ action: string; details: unknown }>(
      server.urls.system,
      `select action, details from audit_log where store_id = ${store.storeId} and action like 'store.%' order by at`,
    );
    return rows;
  };
  return { store, panel, opening, audited };
}

it('closes and opens at the exact second, with pushes and audit entries', async () => {
  const { store, panel, opening, audited } = await aPizzeria();
  const socket = await openSocket(server.url, panel.token);
  server.clock.set(new Date(at(20, '23:00')).toISOString());
  // The push about the saved hours may arrive before the push about the closing.
  const last = () => socket.received('loja').at(-1);
  await expect.poll(last).toMatchObject({ aberta: false, motivo: null, por: null, ate: at(21, '18:00') });
  expect(await opening()).toMatchObject({ fechado: 'S', fechada_desde: at(20, '23:00') });
  server.clock.set(new Date(at(21, '18:00')).toISOString());
  await expect.poll(last).toMatchObject({ aberta: true, ate: at(21, '23:00') });
  socket.close();
  expect(await audited()).toEqual([
    { action: 'store.closed', details: { por: 'sistema', motivo: 'fim do horário' } },
    { action: 'store.opened', details: { por: 'sistema', motivo: 'início do horário' } },
  ]);
  expect((await server.partner(store.intakeKey).get('order/loja')).body.data.status).toBe('OPEN');
});

it('changes once: with several servers, after days without a server, and after a kill before the commit', async () => {
  const { opening, audited } = await aPizzeria();
  // This time is hours ahead of the server's clock, so only the sweeps below change the store, and not the
  // server's job.
  const late = at(23, '15:00');
  const dying = await sweep(late, (database) => ({
    ...database,
    inStore: (storeId, work) =>
      database.inStore(storeId, async (tx) => {
        await work(tx);
        throw new Error('killed before the commit');
      }),
  }));
  expect(dying).toBe(0);
  expect(await opening()).toMatchObject({ fechado: 'N', versao_abertura: 2 });
  const moved = await Promise.all([sweep(late), sweep(late), sweep(late)]);
  expect(moved.toSorted()).toEqual([0, 0, 1]);
  expect(await opening()).toMatchObject({ fechado: 'S', versao_abertura: 3, ate_abertura: at(23, '18:00') });
  expect(await audited()).toHaveLength(1);
});

it('opens by its hours a store that was created closed and never opened by hand', async () => {
  server.clock.set(new Date(at(20, '17:50')).toISOString());
  const { store, panel, opening } = await aPizzeria({ isOpen: false });
  expect(await opening()).toMatchObject({ fechado: 'S', ate_abertura: at(20, '18:00') });
  // The store has been closed for a long time, so the grace time for orders has ended.
  const early = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  expect(early.body).toMatchObject({ motivo: 'intake.store-closed' });
  await sweep(at(20, '18:00'));
  expect(await opening()).toMatchObject({ fechado: 'N', por_abertura: null, ate_abertura: at(20, '23:00') });
  // A user closes the store without an end, so the hours do not open it any more.
  await panel.post(SWITCH, { fechado: 'S', ate: 'reabrir' });
  expect(await opening()).toMatchObject({ fechado: 'S', ate_abertura: null });
});

it('refuses orders from the exact closing time on, before a job has saved the closing', async () => {
  const { store, opening } = await aPizzeria();
  const partner = server.partner(store.intakeKey);
  expect((await partner.post('order', anOpenDeliveryOrder())).status).toBe(200);
  // Closing time was three minutes ago. The job has not run, so the row is unchanged.
  server.clock.set(new Date(at(20, '23:03')).toISOString());
  const refused = await partner.post('order', anOpenDeliveryOrder());
  expect(refused.body).toMatchObject({ motivo: 'intake.store-closed' });
  // The closing is saved hours late, but with the time when it was due.
  await sweep(at(21, '03:00'));
  server.clock.set(new Date(at(21, '03:01')).toISOString());
  expect((await partner.post('order', anOpenDeliveryOrder())).body.motivo).toBe('intake.store-closed');
  expect(await opening()).toMatchObject({ fechado: 'S', fechada_desde: at(20, '23:00') });
  // The refusal must not name the closing time as the next opening. The server's job may already have saved
  // the next opening.
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(0);
  expect(refused.body.mensagem).not.toContain('23:00');
});

it('a pause over closing time lasts until the next opening, and a manual opening until the next closing', async () => {
  const { panel, opening } = await aPizzeria();
  server.clock.set(new Date(at(20, '22:30')).toISOString());
  await panel.post(SWITCH, { fechado: 'S', ate: '60min', motivo: 'Sem motoboy' });
  expect(await opening()).toMatchObject({ ate_abertura: at(21, '18:00'), motivo_abertura: 'Sem motoboy' });
  server.clock.set(new Date(at(20, '23:40')).toISOString());
  await panel.post(SWITCH, { fechado: 'N' });
  expect(await opening()).toMatchObject({
    fechado: 'N',
    ate_abertura: at(21, '23:00'),
    por_abertura: 'Dona Teste',
  });
});

it('opens until a given time, until closed by hand, and until the next closing time', async () => {
  const { panel, opening, audited } = await aPizzeria();
  server.clock.set(new Date(at(20, '23:30')).toISOString());
  await sweep(at(20, '23:30'));
  expect(await opening()).toMatchObject({ fechado: 'S' });
  const open = (aberta_ate: unknown) => panel.post(SWITCH, { fechado: 'N', aberta_ate });
  for (const [wrong, words] of [
    ['2026-11-20T23:29:00-03:00', 'Escolha um momento nas próximas 24 horas.'],
    ['2026-11-21T23:31:00-03:00', 'Escolha um momento nas próximas 24 horas.'],
    ['amanhã', 'Use uma data e hora como 2026-11-21T22:05:00Z, ou eu-fechar.'],
  ]) {
    const refused = await open(wrong);
    expect(refused.status).toBe(422);
    expect(refused.body.erros).toEqual([{ campo: 'aberta_ate', mensagem: words }]);
  }
  await open(new Date(at(21, '00:30')).toISOString());
  expect(await opening()).toMatchObject({ fechado: 'N', ate_abertura: at(21, '00:30') });
  // A second opening replaces the first.
  await open(new Date(at(21, '01:30')).toISOString());
  await sweep(at(21, '00:30'));
  expect(await opening()).toMatchObject({ fechado: 'N', ate_abertura: at(21, '01:30') });
  await sweep(at(21, '01:30'));
  expect(await opening()).toMatchObject({ fechado: 'S', ate_abertura: at(21, '18:00') });
  expect((await audited()).at(-1)).toMatchObject({ details: { motivo: 'fim do tempo escolhido' } });
  await open('eu-fechar');
  await sweep(at(23, '03:00'));
  expect(await opening()).toMatchObject({ fechado: 'N', ate_abertura: null });
  // Older clients send no end: the store is then open until its next closing time.
  await panel.post(SWITCH, { fechado: 'N' });
  expect(await opening()).toMatchObject({ fechado: 'N', ate_abertura: at(21, '23:00') });
});

it('shows a customer of a closed store when the store opens', async () => {
  const { store } = await aPizzeria();
  const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const customer = server.customer(placed.body.data.link_cliente);
  const opensAt = async () =>
    (await customer.get('cliente/pedido')).body.pedido as unknown as {
      estabelecimento_abre_em: string | null;
    };
  expect(await opensAt()).toMatchObject({ estabelecimento_abre_em: null });
  const closed = new Date(at(20, '23:00')).toISOString();
  server.clock.set(closed);
  await sweep(at(20, '23:00'));
  expect(await opensAt()).toMatchObject({
    estabelecimento_abre_em: new Date(at(21, '18:00')).toISOString(),
  });
});

it('changes the switch of a suspended store and does not end the suspension', async () => {
  const { store, opening } = await aPizzeria();
  await runStatement(
    server.urls.system,
    `update stores set is_suspended = true where store_id = ${store.storeId}`,
  );
  await sweep(at(20, '23:00'));
  expect(await opening()).toMatchObject({ fechado: 'S', loja_bloqueada: true });
});
