import { testServer } from '@comanda/testkit/http/test-server';
import { textsOfPdf } from '@comanda/testkit/pdf-text';
import { runStatement } from '@comanda/testkit/run-statement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { fineMoves, postByHand } from '../../money/ledger/provider/manual-postings.ts';
import { aLedgerStore } from '../../money/ledger/testing/ledger-store.ts';

const server = testServer();
const WORDS = 'O cliente pediu para cancelar pelo telefone.';
let store: Awaited<ReturnType<typeof aLedgerStore>>;
let panel: Awaited<ReturnType<typeof store.panel>>;
let lastFine = 0;

beforeAll(async () => {
  store = await aLedgerStore(server);
  panel = await store.panel();
});
afterAll(() => store.close());

/** Creates a refused order with this many fines of R$ 15,50. */
async function aFinedOrder({ of = store, fines = 1, isRefused = true, reason = 'Recusa sem motivo' } = {}) {
  const orderId = await of.order({ products: 3_000 });
  const admin = of === store ? panel : await of.panel();
  if (isRefused)
    await admin.put(`orders/${orderId}`, { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });
  for (let each = 0; each < fines; each += 1) {
    lastFine += 1;
    const fine = { kind: 'fine', id: lastFine, moves: fineMoves(1_550), orderId } as const;
    await of.inStore((tx) => postByHand(tx, { ...fine, reason, byName: 'Equipe', now: server.clock.now() }));
  }
  return orderId;
}
const request = (requested: object, who = panel) =>
  who.post('finance/reversal-fine', { description: WORDS, ...requested });
const shown = async (orderId: number) => (await panel.get(`vendas/historico/${orderId}`)).body.pedido;
const mails = async () =>
  (await store.run(`select kind from mails_out where store_id = $1 order by 1`, [store.storeId])).rows;
const decide = async (orderId: number, approve: boolean, motivo = 'Comprovante conferido') => {
  const { fine_reversal_id } = (await shown(orderId)) as unknown as { fine_reversal_id: number };
  const team = await server.asProvider();
  return team.post('provedor/multas/estornos/decidir', {
    ...{ loja: store.storeId, estorno: fine_reversal_id, aprovar: approve, motivo },
  });
};

it("requests a fine's reversal once: a repeat with the same words returns the same request", async () => {
  const orderId = await aFinedOrder();
  expect(await shown(orderId)).toMatchObject({
    multa: 15.5,
    pode_pedir_estorno: true,
    fine_reversal_id: null,
  });
  const both = await Promise.all([request({ order_id: orderId }), request({ order_id: orderId })]);
  for (const { status, body } of both) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ situacao: 'requested', motivo: null });
  }
  const stored = await store.run('select 1 from fine_reversals where store_id = $1 and order_id = $2', [
    store.storeId,
    orderId,
  ]);
  expect(stored.rows).toHaveLength(1);
  expect((await request({ order_id: orderId, description: `${WORDS} Outra vez.` })).body.motivo).toBe(
    'fine-reversal.already-asked',
  );
  expect(await shown(orderId)).toMatchObject({
    ...{ pode_pedir_estorno: false, fine_reversal_id: expect.any(Number), fine_reversal_is_approved: null },
  });
});

it('allows one request for each fine of an order', async () => {
  const orderId = await aFinedOrder({ fines: 2 });
  const first = await request({ order_id: orderId });
  const second = await request({ order_id: orderId, description: `${WORDS} E de novo.` });
  const numberOf = ({ body }: typeof first) =>
    (body as unknown as { fine_reversal_id: number }).fine_reversal_id;
  expect(numberOf(first)).not.toBe(numberOf(second));
  expect(numberOf(await request({ order_id: orderId }))).toBe(numberOf(first));
});

it.each([
  ['no words', { description: '' }, 422, 'fine-reversal.no-words'],
  ['blanks alone', { description: ' '.repeat(80) }, 422, 'fine-reversal.no-words'],
  ['too few letters', { description: `${'a'.repeat(19)}          ` }, 422, 'fine-reversal.words-too-short'],
  ['201 pictographs', { description: '🍕'.repeat(201) }, 422, 'fine-reversal.words-too-long'],
  ['a flood', { description: 'a'.repeat(5_001) }, 422, 'request.invalid'],
  ['no order', { order_id: null, order_hash: '  ' }, 422, 'fine-reversal.no-order'],
  ['an order nobody has', { order_id: 999_999 }, 404, 'fine-reversal.order-not-found'],
  ['no number', { order_id: '1 or 1=1' }, 422, 'request.invalid'],
  // The number and the code in the request belong to different orders.
  ['an order and the code of another', { order_hash: 'OUTRO' }, 404, 'fine-reversal.order-not-found'],
])('refuses %s', async (_case, requested, status, motivo) => {
  const orderId = await aFinedOrder();
  expect(await request({ order_id: orderId, ...requested })).toMatchObject({
    status,
    body: { motivo, message: expect.stringMatching(/./) },
  });
  expect(await shown(orderId)).toMatchObject({ pode_pedir_estorno: true });
});

it('accepts 200 emojis, and a code without a number', async () => {
  const other = await aLedgerStore(server);
  const orderId = await aFinedOrder({ of: other });
  const admin = await other.panel();
  expect(await request({ description: '🍕'.repeat(200), order_hash: '#K7QF' }, admin)).toMatchObject({
    status: 200,
  });
  await aFinedOrder({ of: other });
  expect((await request({ order_hash: 'K7QF' }, admin)).body.motivo).toBe('fine-reversal.several-orders');
  // Another store's order is not found. An operator may not request a reversal.
  expect((await request({ order_id: orderId + 1_000 }, panel)).status).toBe(404);
  const operator = await server.as(store.store.operatorLogin);
  expect((await request({ order_id: await aFinedOrder() }, operator)).status).toBe(403);
  await other.close();
});

it('accepts only refused orders with a fine', async () => {
  const [fined, free] = [await aFinedOrder({ isRefused: false }), await aFinedOrder({ fines: 0 })];
  expect((await request({ order_id: fined })).body.motivo).toBe('fine-reversal.not-refused');
  expect((await request({ order_id: free })).body.motivo).toBe('fine-reversal.no-fine');
});

it('is decided once by the provider: an approval reverses the fine, and the store gets a mail', async () => {
  const [approved, rejected] = [await aFinedOrder(), await aFinedOrder()];
  await Promise.all([request({ order_id: approved }), request({ order_id: rejected })]);
  const team = await server.asProvider();
  const { body } = await team.get('provedor/multas/estornos');
  expect(body).toMatchObject({
    estornos: expect.arrayContaining([
      expect.objectContaining({
        ...{
          loja: store.storeId,
          id_pedido: approved,
          valor: 15.5,
          descricao: WORDS,
          motivo_multa: 'Recusa sem motivo',
        },
      }),
    ]),
  });
  const before = (await store.balances()).current ?? 0;
  const both = await Promise.all([decide(approved, true), decide(approved, true)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await store.balances()).current ?? 0).toBe(before + 1_550);
  expect((await decide(rejected, false)).status).toBe(200);
  expect((await store.balances()).current ?? 0).toBe(before + 1_550);
  expect(await shown(approved)).toMatchObject({
    ...{
      fine_reversal_is_approved: '1',
      fine_reversal_motivo: 'Comprovante conferido',
      pode_pedir_estorno: false,
    },
    financeiro: { multas: 15.5, multas_estornadas: 15.5, liquido: 0 },
  });
  expect(await shown(rejected)).toMatchObject({
    ...{ fine_reversal_is_approved: '0', financeiro: { multas: 15.5, multas_estornadas: 0, liquido: -15.5 } },
  });
  expect(
    (await mails()).filter(({ kind }) => kind === 'fine-reversal-decided').length,
  ).toBeGreaterThanOrEqual(2);
  const support = await server.asProvider('support');
  const refused = await support.post('provedor/multas/estornos/decidir', {
    ...{ loja: store.storeId, estorno: 1, aprovar: true, motivo: 'Quero muito' },
  });
  expect(refused.status).toBe(403);
});

it('makes a dispute kit without phones and addresses, and records each download', async () => {
  const orderId = await aFinedOrder({ reason: 'Recusa sem motivo, ana@x.example' });
  await request({ order_id: orderId, description: 'O cliente ligou de (11) 98765-4321 e desistiu.' });
  await decide(orderId, false, 'Falei com ela no 11:98765:4321');
  await runStatement(
    server.urls.owner,
    `update order_lines set name = name || ' (fone 11=98765=4321)' where store_id = $1 and order_id = $2`,
    [store.storeId, orderId],
  );
  await store.run(
    `insert into payment_charges (store_id, charge_id, order_id, receiver, method, cents, state, asked_at, expires_at)
     values ($1, 900, $2, 'r', 'PIX', 3000, 'captured', now(), now())`,
    [store.storeId, orderId],
  );
  await store.run(
    `insert into payment_disputes (store_id, dispute_id, reference, charge_id, order_id, way, cents, blocked_cents, state, opened_at,
                                   judged_by, paid_back_by, reason)
     values ($1, 900, 'd900', 900, $2, 'med', 3000, 3000, 'open', now(), now(), now(), 'golpe, ligue 11.98765....4321')`,
    [store.storeId, orderId],
  );
  await store.run(
    `insert into chat_messages (store_id, order_id, message_no, author, message_id, text, created_at)
     values ($1, $2, 1, 'customer', gen_random_uuid(), 'Me liga no 11 98765 4321', now())`,
    [store.storeId, orderId],
  );
  await store.run(
    `insert into courier_requests (store_id, request_id, order_id, kind, status, idempotency_key, requested_at, ended_at)
     values ($1, 1, $2, 'own', 'returned', gen_random_uuid(), now(), now())`,
    [store.storeId, orderId],
  );
  const take = (token: string, id = orderId) =>
    fetch(`${server.url}/api/vendas/historico/${id}/dossie`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: '{}',
    });
  const answered = await take(panel.token);
  expect(answered.headers.get('content-type')).toBe('application/pdf');
  const words = textsOfPdf(new Uint8Array(await answered.arrayBuffer()))
    .flat()
    .join('\n');
  for (const each of [
    'Dossiê do pedido #K7QF',
    'Recusado',
    'Recusa sem motivo',
    'R$ 15,50',
    'Pizza',
    'Pedido recebido',
    'voltou para a loja',
  ])
    expect(words).toContain(each);
  expect(words).toContain('Me liga no [número oculto]');
  for (const each of ['Falei com ela no [número', 'motivo, [e-', '(fone [número', 'ligue [número'])
    expect(words.replaceAll('\n', ' ')).toContain(each);
  expect(words).not.toMatch(/98765|x\.example|Rua A|01001/);
  const stored = await runStatement(
    server.urls.system,
    `select details from access_records where store_id = $1 and action = 'personal-data-seen'`,
    [store.storeId],
  );
  expect(stored.rows).toEqual([{ details: { pedido: orderId, motivo: 'dispute-kit' } }]);
  const free = await aFinedOrder({ fines: 0 });
  expect((await take(panel.token, free)).status).toBe(409);
  const outsider = await server.as((await server.createStore()).adminLogin);
  expect((await take(outsider.token)).status).toBe(404);
  expect((await take((await server.as(store.store.operatorLogin)).token)).status).toBe(403);
});

it('mails a deadline two days before it ends, once', async () => {
  const { remindDeadlines } = await import('./kit/remind-deadlines.ts');
  const orderId = await store.order({ products: 3_000, online: { method: 'PIX' } });
  const dispute = async (disputeId: number, hours: number) =>
    store.run(
      `insert into payment_disputes (store_id, dispute_id, reference, charge_id, order_id, way, cents, blocked_cents, state, opened_at,
                                     judged_by, paid_back_by)
       values ($1, $2, $3, 1, $4, 'med', 3000, 2500, 'open', now(), to_timestamp($5), to_timestamp($5))`,
      [store.storeId, disputeId, `d${disputeId}`, orderId, server.clock.now() / 1000 + hours * 3_600],
    );
  await store.run(
    `insert into payment_charges (store_id, charge_id, order_id, receiver, method, cents, state, asked_at, expires_at)
     values ($1, 1, $2, 'r', 'PIX', 3000, 'captured', now(), now())`,
    [store.storeId, orderId],
  );
  await dispute(1, 47);
  await dispute(2, 49);
  await dispute(3, -1);
  const [pool, systemPool] = [server.urls.app, server.urls.system].map((url) =>
    createPool({ url, max: 2, applicationName: 'test', onError: () => undefined }),
  );
  if (pool === undefined || systemPool === undefined) throw new Error('no pools');
  const [database, system] = [createDatabase(pool), createDatabase(systemPool)];
  const reported: string[] = [];
  const queue = async (
    _tx: unknown,
    { paragraphs, amount }: { paragraphs: readonly string[]; amount: { cents: number } },
  ) => {
    reported.push(`${paragraphs.join(' ')} ${amount.cents}`);
  };
  const warnings: unknown[] = [];
  const deps = {
    ...{ database, system, clock: server.clock },
    mails: { queue } as never,
    log: { warn: (about: unknown) => warnings.push(about) } as never,
  };
  await Promise.all([remindDeadlines(deps), remindDeadlines(deps)]);
  const addresses = new Set(reported);
  expect(addresses.size).toBe(1);
  expect([...addresses][0]).toContain('O pagamento do pedido #K7QF');
  expect([...addresses][0]).toContain(' 2500');
  const once = reported.length;
  await remindDeadlines(deps);
  expect(reported).toHaveLength(once);
  expect(warnings).toEqual([]);
  expect(await shown(orderId)).toMatchObject({
    responder_ate: expect.any(String),
    // R$ 25,00 of R$ 30,00 are disputed, so the store gets R$ 5,00 in any case.
    contestacoes: [{ valor: 25 }, { valor: 25 }, { valor: 25 }],
  });
  await Promise.all([pool.end(), systemPool.end()]);
});
