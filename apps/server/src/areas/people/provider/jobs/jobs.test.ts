import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { QUEUES } from './what-waits.ts';

const server = testServer();
const owner = () => server.urls.owner;

/** Inserts a job's row whose last round ended `minutes` ago. */
const plant = (job: string, on: string, { minutes, failures }: { minutes: number; failures: number }) =>
  runStatement(
    owner(),
    `insert into job_rounds (job, server, recorded_at, every_ms, began_at, ended_at, succeeded_at, handled, worked_at, worked,
                             failed_at, failure, trace_id, failures_in_row)
     select $1, $2, now(), 1000, at, at, at, 0, at, 7, case when $4 > 0 then at end, case when $4 > 0 then 'server.busy' end,
            case when $4 > 0 then 'abc123' end, $4
       from (select now() - $3 * interval '1 minute' as at) ended`,
    [job, on, minutes, failures],
  );

interface Listed {
  trabalhos: (Record<string, unknown> & { trabalho: string })[];
}
const listed = async (role: 'admin' | 'support' = 'support') => {
  const team = await server.asProvider(role);
  return ((await team.get('provedor/trabalhos')).body as unknown as Listed).trabalhos;
};

it('lists jobs of all servers, those with failures first, with the length of their queues', async () => {
  await server.rest();
  expect(await listed()).toEqual([]);
  await plant('visits', 'one:3000', { minutes: 0, failures: 0 });
  await plant('mails', 'one:3000', { minutes: 2, failures: 0 });
  await plant('mails', 'two:3000', { minutes: 1, failures: 3 });
  await plant('opening', 'one:3000', { minutes: 30, failures: 0 });
  const jobs = await listed();
  expect(jobs.map(({ trabalho, situacao }) => [trabalho, situacao])).toEqual([
    ['mails', 'falhando'],
    ['opening', 'atrasado'],
    ['visits', 'em-dia'],
  ]);
  expect(jobs[0]).toMatchObject({
    ...{ servidores: ['two:3000', 'one:3000'], servidor_da_falha: 'two:3000', falhas_seguidas: 3 },
    ...{ falha: 'server.busy', numero_da_falha: 'abc123', feitos_no_ultimo_trabalho: 7, a_cada_segundos: 1 },
    ...{ esperam: 0, mais_antigo_segundos: null },
  });
  expect(jobs[2]).toMatchObject({ falha: null, esperam: null });
});

it('refuses people of a store and strangers', async () => {
  const store = await server.createStore();
  const administrator = await server.as(store.adminLogin);
  expect((await administrator.get('provedor/trabalhos')).status).toBe(401);
  expect((await server.anonymous().get('provedor/trabalhos')).status).toBe(401);
});

it('each queue is a metric of the server', async () => {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  for (const name of Object.values(QUEUES)) expect(metrics).toContain(`# TYPE ${name} gauge`);
});
