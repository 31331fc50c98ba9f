import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

it('finds hours with refusals, items that are out each week, and changed scores', async () => {
  server.clock.set('2026-11-28T15:00:00Z');
  const { storeId, adminLogin } = await server.createStore();
  const run = (statement: string) => runStatement(server.urls.owner, statement, [storeId]);
  // Friday 27/11: four orders are refused between 19:00 and 21:00, and another at 12:00. Six orders need 30
  // to 35 minutes in the kitchen.
  await run(`
    insert into order_facts
    select $1::integer, n, date '2026-11-27', (array[19, 19, 20, 20, 12])[n], 'cancelled', 'cash', 'CASH', true, 5000, 0, 0, 0, 0, 0, 5000, 0,
           'user', 'UNAVAILABLE_ITEM', null, null::bigint, null::smallint, null::smallint, null::smallint, null::smallint, 1 from generate_series(1, 5) n
    union all
    select $1::integer, 10 + n, date '2026-11-27', 19 + n % 2, 'completed', 'cash', 'CASH', true, 5000, 0, 0, 0, 0, 0, 5000, 0,
           null, null, null, null, 2, 29 + n, 50, 0, 1 from generate_series(1, 6) n`);
  // One item was out on three Fridays in a row, and once long ago. The other item was out only once, but was
  // requested more often.
  await run(`
    insert into sales_counts
    select $1::integer, 'out', day::date, 'completed', 'calabresa', 'Calabresa', 2, 0
      from unnest(array['2026-11-27', '2026-11-20', '2026-11-13', '2026-10-30']) day
    union all select $1::integer, 'out', date '2026-11-28', 'completed', 'frango', 'Frango', 9, 0`);
  await run(`
    insert into orders (store_id, order_id, external_id, content_hash, code, status, version, fulfilment, created_at, received_at, accept_by,
      promised_for, closed_at, customer_name, total_cents, charge_cents, payment_summary, document)
    select $1::integer, n, 'seed-' || n, '', 'C' || n, 'delivered', 1, 'delivery', at, at, at, at, at, 'Ana', 1, 0, 'Pix', '{}'
      from generate_series(1, 4) n, (values (timestamptz '2026-11-10T15:00:00Z')) given (at)`);
  await run(`
    insert into ratings (store_id, order_id, food, delivery, overall, rated_at, counts_at)
    select $1::integer, n, 5, case when n <= 2 then 5 else 3 end, 4, at, case when n = 4 then timestamptz '2026-11-29T15:00:00Z' else at end
      from generate_series(1, 4) n, lateral (select case when n <= 2 then timestamptz '2026-11-18T15:00:00Z' else '2026-11-25T15:00:00Z' end as at) given`);
  const { body } = await (await server.as(adminLogin)).get(
    'painel?data_inicio=2026-11-22&data_final=2026-11-28',
  );
  const score = { avaliacoes: 1, avaliacoes_antes: 2 };
  expect(body).toMatchObject({
    destaques: {
      recusas: {
        ...{ dia_semana: 5, hora: 19, pedidos: 4, cozinha: 32, dias: null },
        ...{ motivo: 'user:UNAVAILABLE_ITEM', pedidos_do_motivo: 4 },
      },
      falta_seguida: {
        ...{ nome: 'Calabresa', dia_semana: 5, semanas: 3, vezes: 6 },
        dias: { data_inicio: '2026-11-13', data_final: '2026-11-27' },
      },
      notas: [
        { pergunta: 'entrega', ...score, soma: 3, soma_antes: 10 },
        { pergunta: 'comida', ...score, soma: 5, soma_antes: 10 },
        { pergunta: 'geral', ...score, soma: 4, soma_antes: 8 },
      ],
    },
  });

  // The fee of a district changed in this week; later only its minimum changed. Scores after the change of the fee are
  // compared with scores before it.
  const changed = (day: string, before: number[], after: number[]) =>
    runStatement(
      server.urls.owner,
      `insert into audit_log (store_id, at, action, details)
       values ($1, $2, 'delivery-areas.edited', jsonb_build_object('antes', $3::jsonb, 'depois', $4::jsonb))`,
      [storeId, `${day}T12:00:00Z`, ...[before, after].map((area) => JSON.stringify({ bairros: [area] }))],
    );
  await changed('2026-11-26', [1, 1, 1, 0, 500, 0], [1, 2, 1, 0, 900, 0]);
  await changed('2026-11-27', [1, 2, 1, 0, 900, 0], [1, 3, 1, 2000, 900, 0]);
  const since = await (await server.as(adminLogin)).get(
    'painel?data_inicio=2026-11-22&data_final=2026-11-28',
  );
  expect(since.body).toMatchObject({
    destaques: { taxa_mudou_em: '2026-11-26', notas: [{ avaliacoes: 0, avaliacoes_antes: 3 }, {}, {}] },
  });
});
