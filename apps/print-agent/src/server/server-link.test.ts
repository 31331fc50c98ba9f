import { randomUUID } from 'node:crypto';
import { agentHello } from '@comanda/contract/orders/printing/print-agent-events';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { PrintQueue } from '../queue/print-queue.ts';
import { anAgentJob } from '../testing/an-agent-job.ts';
import { openFakeServer, TOKEN } from '../testing/fake-server.ts';
import { FAULTS } from '../texts.ts';
import { helloThatFits } from './hello-that-fits.ts';
import { createServerLink } from './server-link.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A print queue that prints nothing and has no jobs. */
const emptyHarness: PrintQueue = {
  take: async () => undefined,
  withdraw: async () => undefined,
  giveBack: async () => undefined,
  forgetAll: async () => undefined,
  configure: async () => undefined,
  followEpoch: async () => undefined,
  inHand: () => [],
  heldCount: () => 0,
  printLocally: async () => undefined,
  retryNow: () => undefined,
  stop: async () => undefined,
};

it('a job that it cannot read fails once, with the reason, and remains failed after every hello', async () => {
  const server = await openFakeServer();
  closing.push(server.close);
  const link = createServerLink({
    pairing: { servidor: server.url, token: TOKEN, loja: 'Cantina', nome: 'Balcão', id_dispositivo: 7 },
    printQueue: () => emptyHarness,
    hello: async () => ({ versao: '1', sistema: 'Linux', impressoras: [] }),
    acknowledged: () => undefined,
    removed: () => undefined,
    log: () => undefined,
    checkEveryMs: 50,
  });
  closing.push(link.stop);
  await server.until(() => server.hellos.length === 1);
  const strange = anAgentJob(1);
  Reflect.set(strange, 'tipo', 'de outra versão');
  server.give(strange);
  await server.until(() => server.stateOf.get(1) === 'failed');
  const states = new Set<string | undefined>();
  for (let hellos = 2; hellos < 5; hellos += 1) {
    link.introduce();
    await server.until(() => {
      states.add(server.stateOf.get(1));
      return server.hellos.length === hellos;
    });
  }
  expect([...states]).toEqual(['failed']);
  expect(new Set(server.reports.map(({ motivo }) => motivo))).toEqual(new Set([FAULTS.notUnderstood]));

  // After the withdrawal, the agent neither stores nor reports the job again.
  server.withdraw(1);
  link.introduce();
  await server.until(() => server.hellos.at(-1)?.em_maos.length === 0);
});

it("a hello with many jobs and long names is not larger than the server's message limit", () => {
  const names = Array.from({ length: 50 }, () => randomUUID().repeat(4).slice(0, 115).replaceAll('-', '語'));
  const impressoras = names.map((nome) => ({
    nome,
    padrao: false,
    driver: true,
    online: null,
    problema: null,
  }));
  const about = { versao: '1.0', sistema: 'Linux', impressoras };
  const inHand = Array.from({ length: 5_000 }, (_, at) => 1_000_000_000 + at);
  const hello = helloThatFits(about, inHand);
  expect(Buffer.byteLength(JSON.stringify(hello))).toBeLessThan(63_000);
  expect(hello).toMatchObject({ em_maos_incompleto: true });
  expect(hello.em_maos.length).toBeGreaterThan(1_000);
  expect(hello.em_maos).toEqual(inHand.slice(0, hello.em_maos.length));
  expect(() => z.parse(agentHello, hello)).not.toThrow();
  expect(helloThatFits(about, [1, 2])).toEqual({ ...about, em_maos: [1, 2] });
});

it('disconnects from a server that ends, and sends its hello again later', async () => {
  const server = await openFakeServer();
  closing.push(server.close);
  const link = createServerLink({
    pairing: { servidor: server.url, token: TOKEN, loja: 'Cantina', nome: 'Balcão', id_dispositivo: 7 },
    printQueue: () => emptyHarness,
    hello: async () => ({ versao: '1', sistema: 'Linux', impressoras: [] }),
    acknowledged: () => undefined,
    removed: () => undefined,
    log: () => undefined,
  });
  closing.push(link.stop);
  await server.until(() => server.hellos.length === 1);
  server.leave(1);
  await server.until(() => server.hellos.length === 2);
});
