import { openSocket } from '@comanda/testkit/http/open-socket';
import { sendFile } from '@comanda/testkit/http/send-file';
import { testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import type pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase, type Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { approveChange, rejectChange } from './decide-change.ts';
import { listPending, storeChanges } from './pending-changes.reads.ts';

const server = testServer();
let pool: pg.Pool;
let system: Database;
beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 4, applicationName: 'test', onError: () => undefined });
  system = createDatabase(pool);
});
afterAll(() => pool.end());

const actor = { operator: 'ana', now: Date.parse('2026-11-20T23:00:00Z') };
const picture = (background: string, size = 400) =>
  sharp({ create: { width: size, height: size, channels: 3, background } })
    .png()
    .toBuffer();

interface Change {
  id_pendencias: number;
  nome_campo: string;
  valor_ant: string | null;
  valor_post: string | null;
  status: string;
  motivo: string | null;
}

async function aStore() {
  const store = await server.createStore();
  const admin = await server.as(store.adminLogin);
  const send = (bytes: Uint8Array, field = 'logo', name = 'foto.png') =>
    sendFile({ url: server.url, token: admin.token }, `estabelecimento/${field}`, bytes, { name });
  const changes = async () =>
    ((await admin.get('pendencias/listar')).body as unknown as { obj: Change[] }).obj;
  const loja = async () => (await admin.get('estabelecimento/getLoja')).body.estabelecimento;
  const approve = (changeId: number) =>
    system.inStore(store.storeId, (tx) => approveChange(tx, { changeId }, actor));
  const reject = (changeId: number, reason = 'O logotipo está cortado nas bordas.') =>
    system.inStore(store.storeId, (tx) => rejectChange(tx, { changeId, reason }, actor));
  const withdraw = (changeId: number) => admin.post('pendencias/cancelar', { id_pendencias: changeId });
  return { store, admin, send, changes, loja, approve, reject, withdraw };
}

/** The error code of a refused decision. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

it('a picture is pending, locks its field, and appears in every panel after its approval', async () => {
  const { admin, send, changes, loja, approve } = await aStore();
  const before = (await loja()).logotipo;
  const sent = await send(await picture('#a00'));
  expect(sent).toMatchObject({ status: 200, body: { mensagem: 'Logotipo - Enviado para Aprovação' } });
  expect((await fetch(`${server.url}${sent.body.url_imagem}`)).headers.get('content-type')).toBe(
    'image/webp',
  );
  expect(await changes()).toMatchObject([
    { id_pendencias: 1, nome_campo: 'logotipo', valor_post: sent.body.url_imagem, status: 'Pendente' },
  ]);
  expect((await loja()).logotipo).toBe(before);
  expect(await send(await picture('#0a0'))).toMatchObject({
    status: 409,
    body: { erro: 'O campo está pendente para avaliação' },
  });

  const panel = await openSocket(server.url, admin.token);
  await approve(1);
  expect((await panel.take('mudou', 2)).map((hint) => (hint as { assunto: string }).assunto).sort()).toEqual([
    'cadastro',
    'loja',
  ]);
  panel.close();
  expect((await loja()).logotipo).toBe(sent.body.url_imagem);
  expect((await loja()).logo).toMatch(/-160\.webp$/);
  expect(await changes()).toMatchObject([{ status: 'Aprovado' }]);
});

it('a rejected value shows the reason and cannot be sent again; another value can', async () => {
  const { send, changes, loja, reject, withdraw } = await aStore();
  const before = (await loja()).logotipo;
  const red = await picture('#a00');
  await send(red);
  expect(await refusalOf(reject(1, 'Não.'))).toBe('registration.reason-invalid');
  await reject(1);
  expect(await changes()).toMatchObject([
    { status: 'Rejeitado', motivo: 'O logotipo está cortado nas bordas.' },
  ]);
  expect((await loja()).logotipo).toBe(before);
  expect(await send(red)).toMatchObject({
    status: 409,
    body: { erro: 'Isto já foi recusado pela equipe: O logotipo está cortado nas bordas.' },
  });
  expect((await send(await picture('#00a'))).status).toBe(200);
  expect((await withdraw(2)).status).toBe(200);
  expect((await send(red)).status).toBe(409);
});

it('the current value cannot be requested', async () => {
  const { send, approve } = await aStore();
  const red = await picture('#a00');
  await send(red);
  await approve(1);
  expect(await send(red)).toMatchObject({ status: 409, body: { motivo: 'registration.same-as-now' } });
});

describe('a decision that comes too late', () => {
  it('is refused, and the refusal names the earlier decision', async () => {
    const { send, approve, reject, withdraw } = await aStore();
    await send(await picture('#a00'));
    await withdraw(1);
    expect(await refusalOf(approve(1))).toBe('registration.change-decided');
    expect(await refusalOf(reject(1))).toBe('registration.change-decided');
    expect(await refusalOf(approve(2))).toBe('registration.change-not-found');
    expect((await withdraw(1)).body.erro).toMatch(
      /^Esta solicitação já não está pendente: foi cancelada por /,
    );
  });

  it.each([
    ['two approve', (it: Awaited<ReturnType<typeof aStore>>) => [it.approve(1), it.approve(1)]],
    ['one approves, one rejects', (it) => [it.approve(1), it.reject(1)]],
    ['one approves while the store withdraws', (it) => [it.approve(1), withdrawn(it.withdraw(1))]],
  ] as [string, (it: Awaited<ReturnType<typeof aStore>>) => Promise<unknown>[]][])(
    'when %s at once, one wins',
    async (_what, race) => {
      const place = await aStore();
      const sent = await place.send(await picture('#a00'));
      const codes = await Promise.all(race(place).map(refusalOf));
      expect(codes.sort()).toEqual(['done', 'registration.change-decided']);
      const [change] = await place.changes();
      expect((await place.loja()).logotipo === sent.body.url_imagem).toBe(change?.status === 'Aprovado');
    },
  );

  it('one of two concurrent requests is saved', async () => {
    const { send, changes } = await aStore();
    const answers = await Promise.all([send(await picture('#a00')), send(await picture('#0a0'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await changes()).toHaveLength(1);
  });
});

const withdrawn = async (answer: Promise<{ status: number; body: { motivo: string } }>) => {
  const { status, body } = await answer;
  if (status !== 200) throw new AppError(body.motivo as 'registration.change-decided');
};

it('no store decides or sees changes of another store', async () => {
  const [own, other] = [await aStore(), await aStore()];
  await other.send(await picture('#a00'));
  expect(await own.changes()).toEqual([]);
  expect((await own.withdraw(1)).status).toBe(404);
  expect(await other.changes()).toMatchObject([{ status: 'Pendente' }]);
});

it('the provider’s queue lists pending changes, oldest first', async () => {
  const [one, two] = [await aStore(), await aStore()];
  const mine = [one.store.storeId, two.store.storeId];
  await two.send(await picture('#a00'), 'banner');
  server.clock.advance(1_000);
  await one.send(await picture('#a00'));
  await one.send(await picture('#0a0'), 'banner');
  await one.withdraw(2);
  const { changes, total } = await listPending(system, { limit: 100 });
  expect(
    changes
      .filter(({ storeId }) => mine.includes(storeId))
      .map(({ storeId, changeId, field }) => [storeId, changeId, field]),
  ).toEqual([
    [two.store.storeId, 1, 'banner'],
    [one.store.storeId, 1, 'logo'],
  ]);
  expect(total).toBe(changes.length);
  expect(await listPending(system, { limit: 1, storeId: one.store.storeId, field: 'logo' })).toMatchObject({
    total: 1,
    changes: [{ storeId: one.store.storeId, field: 'logo' }],
  });
});

describe('invalid files', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>1</script></svg>',
  );
  const huge = () =>
    sharp({
      create: { width: 14_000, height: 14_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
  it.each([
    ['a drawing with a script', async () => svg, /não é uma imagem PNG, JPEG ou WebP/],
    [
      'a page called foto.png',
      async () => Buffer.from('<!doctype html><script>1</script>'),
      /não é uma imagem/,
    ],
    ['a picture of 14,000 by 14,000', huge, /40 megapixels/],
    ['half a picture', async () => (await picture('#a00', 900)).subarray(0, 900), /incompleta ou danificada/],
  ])('%s is refused with words', async (_what, bytes, words) => {
    const { send, changes } = await aStore();
    const answer = await send(await bytes());
    expect(answer.status).toBe(422);
    expect(answer.body.erro).toMatch(words);
    expect(answer.body.erros[0]?.mensagem).toMatch(words);
    expect(await changes()).toEqual([]);
  });

  it('a file of ten megabytes is refused before it is read', async () => {
    const { send } = await aStore();
    expect((await send(new Uint8Array(10 * 1024 * 1024))).status).toBe(413);
  });

  it('a store may send forty pictures a day, valid or not', async () => {
    const { send } = await aStore();
    for (let sent = 0; sent < 40; sent += 1) expect((await send(svg)).status).toBe(422);
    expect((await send(svg)).status).toBe(429);
  });

  it('the file name has no effect', async () => {
    const { send } = await aStore();
    expect((await send(await picture('#a00'), 'logo', '../../etc/logo.svg')).status).toBe(200);
  });
});

pagedSuite({
  list: storeChanges,
  filter: { status: null },
  otherFilter: { status: 'rejected' },
  context: [],
  keyOf: ({ changeId, requestedBy }) => `${requestedBy} ${changeId}`,
  insert: `insert into pending_changes
      (store_id, change_id, field, after, status, asked_by, asked_at, decided_by, decided_at)
    select $1::integer, n, (array['app-text', 'phrase', 'logo', 'banner'])[1 + n % 4], 'Oi ' || n,
           (array['approved', 'withdrawn'])[1 + n % 2], $1::text, to_timestamp(1000 + n % 50), 'ana',
           to_timestamp(2000 + n % 30)
      from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from pending_changes where store_id = $1 and change_id = $2',
});

it('returns all rows without page parameters, and with them a page and the total', async () => {
  const { store, admin } = await aStore();
  await runStatement(
    server.urls.owner,
    `insert into pending_changes (store_id, change_id, field, after, status, asked_by, asked_at, decided_by, decided_at)
     select $1, n, 'phrase', 'Oi ' || n, 'withdrawn', 'Dona', to_timestamp(n), 'Dona',
            to_timestamp(2000 - n) from generate_series(1, 120) n`,
    [store.storeId],
  );
  const request = async (query: string) =>
    (await admin.get(`pendencias/listar${query}`)).body as unknown as {
      obj: Change[];
      paginate_metadata: object;
    };
  const complete = await request('');
  expect(complete.obj.map(({ id_pendencias }) => id_pendencias)).toEqual(
    Array.from({ length: 120 }, (_, at) => 120 - at),
  );
  const page = await request('?page=2&per_page=50&ordem=-decisao&status=Cancelado');
  expect(page.obj[0]?.id_pendencias).toBe(51);
  expect(page.paginate_metadata).toEqual({ total: 120, last_page: 3 });
  expect((await request('?status=Aprovado&page=1')).obj).toEqual([]);
  for (const query of ['?page=0', '?per_page=201', '?ordem=lua', '?status=Perdido'])
    expect((await admin.get(`pendencias/listar${query}`)).status).toBe(422);
});
