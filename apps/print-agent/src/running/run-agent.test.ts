import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { saveSetup } from '../config/agent-config.ts';
import type { Spooler } from '../printers/spooler.ts';
import { anAgentJob } from '../testing/an-agent-job.ts';
import { openFakeServer, TOKEN } from '../testing/fake-server.ts';
import { openTcpSink } from '../testing/tcp-sink.ts';
import { FAULTS } from '../texts.ts';
import { runAgent } from './run-agent.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const noSpooler: Spooler = {
  list: async () => [],
  backend: () => {
    throw new Error('there is no printing system');
  },
};

/** Opens an agent in this process with one printer, COZINHA. The test sets the printer's status. */
async function openAgent() {
  const folder = mkdtempSync(join(tmpdir(), 'agente-'));
  const printer = { isOut: false };
  const server = await openFakeServer();
  const sink = await openTcpSink({
    // 0x12 means a printer without faults, 0x72 a printer without paper.
    status: (question) => (printer.isOut && question === 4 ? 0x72 : 0x12),
  });
  const { url } = server;
  const pareamento = { servidor: url, token: TOKEN, loja: 'Cantina', nome: 'Cozinha', id_dispositivo: 7 };
  saveSetup(folder, { pareamento, impressoras: { COZINHA: `tcp://127.0.0.1:${sink.port}` } });
  closing.push(
    async () => rmSync(folder, { recursive: true }),
    () => server.close(),
    () => sink.close(),
  );
  const agent = await runAgent({
    folder,
    ports: [0],
    spooler: noSpooler,
    log: () => undefined,
    checkEveryMs: 30,
    // Long, because a machine that runs many tests answers slowly.
    answerMs: 10_000,
  });
  closing.push(agent.stop);
  const reportedProblem = () => server.hellos.at(-1)?.impressoras[0]?.problema;
  return { server, sink, printer, reportedProblem };
}

it('reports a changed printer status to the server immediately, without a print', async () => {
  const { server, sink, printer, reportedProblem } = await openAgent();
  await server.until(() => reportedProblem() === null);
  printer.isOut = true;
  await server.until(() => reportedProblem() === 'sem_papel');
  printer.isOut = false;
  await server.until(() => reportedProblem() === null);
  await sink.close();
  await server.until(() => reportedProblem() === 'sem_resposta');
  expect(server.hellos.at(-1)?.impressoras).toMatchObject([{ nome: 'COZINHA', online: false }]);
  expect(server.hellos.length).toBeLessThan(8);
  expect(sink.tickets).toEqual([]);
});

it('reports why a ticket is not printed, and prints it without a mark when there is paper again', async () => {
  const { server, sink, printer, reportedProblem } = await openAgent();
  printer.isOut = true;
  server.give(anAgentJob(1));
  await server.until(() => server.stateOf.get(1) === 'failed');
  expect(server.reports).toMatchObject([{ motivo: FAULTS.inTrouble('COZINHA', 'paper-out') }]);
  await server.until(() => reportedProblem() === 'sem_papel');
  printer.isOut = false;
  await server.until(() => server.stateOf.get(1) === 'printed');
  expect(sink.tickets).toHaveLength(1);
  expect(sink.tickets[0]?.toString('latin1')).not.toContain('2\xa6 VIA');
});
