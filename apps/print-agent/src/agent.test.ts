import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { saveSetup } from './config/agent-config.ts';
import { createJournalSeal } from './journal/journal-seal.ts';
import { type AgentProcess, startAgent } from './testing/agent-process.ts';
import { A_CONFIG, anAgentJob } from './testing/an-agent-job.ts';
import { type FakeServer, openFakeServer, PAIRING_CODE, TOKEN } from './testing/fake-server.ts';
import { openTcpSink, type TcpSink } from './testing/tcp-sink.ts';
import { COMMANDS, FAULTS, MESSAGES } from './texts.ts';

// Runs the program itself in separate processes, with real sockets and files of agent, server and printers.

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface World {
  server: FakeServer;
  sink: TcpSink;
  folder: string;
  start(): AgentProcess;
  command(...args: string[]): Promise<{ code: number | null; output: string }>;
}

async function openWorld(sinkOptions: Parameters<typeof openTcpSink>[0] = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'agente-'));
  const server = await openFakeServer();
  const sink = await openTcpSink(sinkOptions);
  closing.push(
    async () => rmSync(folder, { recursive: true }),
    () => server.close(),
    () => sink.close(),
  );
  return {
    server,
    sink,
    folder,
    start() {
      const agent = startAgent(['--pasta', folder, '--portas', '0']);
      closing.push(() => agent.end('SIGKILL'));
      return agent;
    },
    async command(...args) {
      const ran = startAgent([...args, '--pasta', folder]);
      return { code: await ran.ended(), output: ran.output() };
    },
  };
}

/** Sets up the folder directly, which is faster than the commands of {@link World}. */
function setUp({ folder, server, sink }: World): void {
  saveSetup(folder, {
    pareamento: {
      servidor: server.url,
      token: TOKEN,
      loja: 'Cantina da Vila',
      nome: 'Computador da cozinha',
      id_dispositivo: 7,
    },
    impressoras: { COZINHA: `tcp://127.0.0.1:${sink.port}` },
  });
}

const readJournal = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith('diario-'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .map((line) => createJournalSeal(TOKEN).open(line))
    .join('\n');
const textOf = (document: Buffer) => document.toString('latin1');
const jobOf = (document: Buffer) => Number(/TRABALHO (\d+) FIM/.exec(textOf(document))?.[1] ?? 0);
/** True if the ticket has the heading 'POSSÍVEL 2ª VIA', in CP850. */
const isMarked = (document: Buffer) => textOf(document).includes('POSS\xd6VEL 2\xa6 VIA');

describe('the agent', () => {
  it('is set up by commands and prints', async () => {
    const world = await openWorld();
    const { server, sink, folder } = world;
    expect(await world.command()).toMatchObject({ code: 1, output: `${COMMANDS.notPaired}\n` });
    const wrong = await world.command('parear', '--servidor', server.url, '--codigo', 'errado');
    expect(wrong).toEqual({ code: 1, output: 'Código errado ou vencido.\n' });
    const paired = await world.command('parear', '--servidor', server.url, '--codigo', PAIRING_CODE);
    expect(paired).toEqual({ code: 0, output: `${COMMANDS.paired('Cantina da Vila')}\n` });
    const address = `tcp://127.0.0.1:${sink.port}`;
    expect(await world.command('impressora', 'adicionar', 'COZINHA', address)).toMatchObject({ code: 0 });
    expect((await world.command('impressoras')).output).toContain(`COZINHA (${address})`);
    expect((await world.command('impressora', 'adicionar', 'X', 'http://mau')).code).toBe(1);
    expect(statSync(join(folder, 'config.json')).mode & 0o777).toBe(0o600);

    server.give(anAgentJob(1));
    const agent = world.start();
    await server.until(() => server.stateOf.get(1) === 'printed');
    expect(sink.tickets.map(jobOf)).toEqual([1]);
    expect(server.hellos[0]).toMatchObject({
      impressoras: [{ nome: 'COZINHA', driver: false }],
      em_maos: [],
    });
    const second = await world.command();
    expect(second).toMatchObject({ code: 1 });
    expect(second.output).toContain(COMMANDS.alreadyRunning);
    expect(await agent.end('SIGTERM')).toBe(0);
    expect((await world.command('impressora', 'remover', 'COZINHA')).code).toBe(0);
    expect(readFileSync(join(folder, 'config.json'), 'utf8')).not.toContain(address);
  });

  it('prints 200 tickets of a burst in order, and repeats reports without a confirmation', async () => {
    const world = await openWorld();
    setUp(world);
    const { server, sink } = world;
    server.swallowReports(1);
    const ids = Array.from({ length: 200 }, (_, at) => at + 1);
    world.start();
    server.give(...ids.map((id) => anAgentJob(id)));
    await sink.waitFor(200);
    expect(sink.tickets.map(jobOf)).toEqual(ids);
    // Cuts the connection, so that the agent repeats the lost report at once. Otherwise it would wait ten
    // seconds for an answer.
    server.cut();
    await server.until(() => ids.every((id) => server.stateOf.get(id) === 'printed'));
    expect(sink.tickets).toHaveLength(200);
  });

  it('waits for a printer that is off, reports this once, and later prints everything in order', async () => {
    const world = await openWorld();
    setUp(world);
    const { server, sink } = world;
    await sink.close();
    const agent = world.start();
    server.give(anAgentJob(1), anAgentJob(2));
    await server.until(() => server.stateOf.get(1) === 'failed');
    expect(server.reports).toMatchObject([{ id: 1, motivo: FAULTS.unreachable, impressora: 'COZINHA' }]);
    const back = await openTcpSink({ port: sink.port });
    closing.push(() => back.close());
    await server.until(() => server.stateOf.get(2) === 'printed');
    expect(back.tickets.map(jobOf)).toEqual([1, 2]);
    expect(back.tickets.some(isMarked)).toBe(false);
    expect(agent.output().match(/Não saiu/g)).toHaveLength(1);
  });

  it('marks the second attempt of a ticket that was interrupted', async () => {
    const world = await openWorld({
      misbehave: (socket, document) => {
        // A status question has at most three bytes, so longer data is a ticket.
        if (document === 0) socket.on('data', ({ length }) => length > 3 && socket.resetAndDestroy());
      },
    });
    setUp(world);
    const { server, sink } = world;
    world.start();
    const rows = Array.from({ length: 6_000 }, () => ({ kind: 'text' as const, text: '*'.repeat(400) }));
    const comanda = { title: 'Longa', rows: [...rows.slice(1_000), ...anAgentJob(1).comanda.rows] };
    server.give(anAgentJob(1, { comanda }));
    await server.until(() => server.stateOf.get(1) === 'printed');
    expect(server.reports[0]).toMatchObject({ estado: 'falhou', motivo: FAULTS.brokeOff });
    expect(sink.tickets.map(isMarked)).toEqual([false, true]);
  });

  it('sends no more requests after its removal from the store, and prints no remaining jobs', async () => {
    const world = await openWorld();
    setUp(world);
    const { server, sink } = world;
    await sink.close();
    const agent = world.start();
    server.give(anAgentJob(1));
    await server.until(() => server.stateOf.get(1) === 'failed');
    server.remove();
    await agent.untilOutput(MESSAGES.removed);
    const hellos = server.hellos.length;
    await agent.end('SIGTERM');
    expect(server.hellos).toHaveLength(hellos);
    expect(readJournal(world.folder)).toContain('"forgotten"');
  });

  it('applies changes while it runs: routes, withdrawals, printers', async () => {
    const world = await openWorld();
    setUp(world);
    const { server } = world;
    const agent = world.start();
    await server.until(() => server.hellos.length === 1);
    server.give(anAgentJob(1, { impressoras: ['BAR'] }), anAgentJob(2, { impressoras: ['BAR'] }));
    await server.until(() => server.stateOf.get(1) === 'failed');
    expect(server.reports[0]?.motivo).toBe(FAULTS.noPrinter('BAR'));
    server.withdraw(1);
    await server.until(() => server.reports.some(({ id, estado }) => id === 1 && estado === 'expirado'));
    const bar = await openTcpSink();
    closing.push(() => bar.close());
    await world.command('impressora', 'adicionar', 'BAR', `tcp://127.0.0.1:${bar.port}`);
    const isShown = () => server.hellos.at(-1)?.impressoras.some(({ nome }) => nome === 'BAR') ?? false;
    await server.until(isShown);
    const raw = { modo: 'raw' as const, pagina_codigo: 'ascii' as const, corta: false, gaveta: false };
    const opcoes = [{ impressora: 'BAR', ...raw }];
    server.configure({ ...A_CONFIG, rotas: { ...A_CONFIG.rotas, opcoes } });
    await server.until(() => server.stateOf.get(2) === 'printed');
    expect(bar.tickets.map(jobOf)).toEqual([2]);
    expect(await agent.end('SIGTERM')).toBe(0);
  });

  it.skipIf(process.platform !== 'linux')('takes at most 80 MB while it waits', async () => {
    const world = await openWorld();
    setUp(world);
    const agent = startAgent(['--pasta', world.folder, '--portas', '0'], { COMANDA_AGENTE_ETAPA: undefined });
    closing.push(() => agent.end('SIGKILL'));
    await world.server.until(() => world.server.hellos.length === 1);
    world.server.give(...Array.from({ length: 50 }, (_, at) => anAgentJob(at + 1)));
    await world.server.until(() => world.server.stateOf.get(50) === 'printed');
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${agent.pid}/status`, 'utf8'))?.[1]);
    expect(kilobytes).toBeLessThan(80 * 1024);
    expect(await agent.end('SIGTERM')).toBe(0);
  });

  it('loses no job, and prints none twice without a mark, even if killed repeatedly', async () => {
    const world = await openWorld();
    setUp(world);
    const { server, sink } = world;
    const total = 120;
    const ids = Array.from({ length: total }, (_, at) => at + 1);
    server.give(...ids.map((id) => anAgentJob(id)));
    // The agent is killed after this many tickets, at any point of the work.
    const ends = [1, 3, 8, 21];
    for (const more of ends) {
      const agent = world.start();
      await sink.waitForAny(sink.tickets.length + more);
      await agent.end('SIGKILL');
    }
    world.start();
    await server.until(() => ids.every((id) => server.stateOf.get(id) === 'printed'));
    const tickets = sink.tickets.filter((document) => document.length > 0);
    for (const id of ids) {
      const own = tickets.filter((document) => jobOf(document) === id);
      expect(own.length, `paper of job ${id}`).toBeGreaterThan(0);
      expect(
        own.filter((document) => !isMarked(document)).length,
        `unmarked papers of job ${id}`,
      ).toBeLessThan(2);
    }
    // At most one ticket was in progress at each kill.
    expect(tickets.filter(isMarked).length).toBeLessThanOrEqual(ends.length);
    expect(server.reports.some(({ estado }) => estado !== 'impresso')).toBe(false);
  });
});
