import type { AgentJob } from '@comanda/contract/orders/printing/print-agent-events';
import { PRINT_LIFE_MS } from '@comanda/domain/orders/printing/print-job';
import { createApp } from '@comanda/server/src/app.ts';
import { readConfig } from '@comanda/server/src/config.ts';
import { createLogger } from '@comanda/server/src/platform/log.ts';
import { eventually } from '@comanda/testkit/eventually';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { asOwner } from '@comanda/testkit/printing/paired-device';
import {
  connectAgent,
  type PairedAgent,
  pairAgent,
  saveSettings,
  type TestAgent,
} from '@comanda/testkit/printing/print-agent';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredJob } from '../jobs/print-jobs.writes.ts';
import { stateOfJobs } from './job-rules.ts';

const server = testServer();

/** Starts another server on the same database. Devices connect to either server. */
async function aSecondServer() {
  const config = { ...readConfig({}), panelDir: null, visitorPagesDir: null, secret: 'test' };
  const log = createLogger('silent');
  const app = await createApp({ config, databaseUrls: server.urls, clock: server.clock, log });
  return { url: await app.http.listen({ host: '127.0.0.1', port: 0 }), stop: () => app.stop() };
}
let second: Awaited<ReturnType<typeof aSecondServer>> | undefined;
beforeAll(async () => {
  second = await aSecondServer();
});
afterAll(() => second?.stop());
const STEPS = 80;

/** A seeded generator of numbers between 0 and 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A print device with a journal that survives lost connections. Records each ticket that was printed, also
 * before the report.
 */
class Machine {
  readonly held = new Map<number, AgentJob>();
  /** Tickets that were printed but not reported yet. */
  readonly owed = new Set<number>();
  readonly #paired: PairedAgent;
  readonly #urlOfServer: () => string;
  readonly #onPaper: (job: AgentJob) => void;
  #agent: TestAgent | null = null;
  #withdrawals = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(paired: PairedAgent, urlOfServer: () => string, onPaper: (job: AgentJob) => void) {
    this.#paired = paired;
    this.#urlOfServer = urlOfServer;
    this.#onPaper = onPaper;
  }

  get deviceId(): number {
    return this.#paired.deviceId;
  }

  /** Cuts the connection. Messages in transit may be lost. */
  cut(): void {
    this.#agent?.close();
    this.#agent = null;
  }

  fetch(max: number, isAnswerLost: boolean): Promise<void> {
    return this.#inTurn(async (agent) => {
      const requested = agent.fetch(max);
      requested.catch(() => undefined);
      if (isAnswerLost) return this.cut();
      for (const job of await heard(agent, requested)) if (!this.owed.has(job.id)) this.held.set(job.id, job);
    });
  }

  print(isReportLost: boolean): Promise<void> {
    return this.#inTurn(async (agent) => {
      await this.#letGo(agent);
      const [job] = this.held.values();
      if (job === undefined) return;
      this.held.delete(job.id);
      this.owed.add(job.id);
      this.#onPaper(job);
      if (isReportLost) return this.cut();
      await this.#notify(agent);
    });
  }

  notify(): Promise<void> {
    return this.#inTurn((agent) => this.#notify(agent));
  }

  fail(): Promise<void> {
    return this.#inTurn(async (agent) => {
      const [job] = this.held.values();
      if (job !== undefined) await heard(agent, agent.report('falhou', [job.id], 'sem papel'));
    });
  }

  #inTurn(work: (agent: TestAgent) => Promise<void>): Promise<void> {
    const result = this.#turn.then(async () => work(await this.#connect()));
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #connect(): Promise<TestAgent> {
    if (this.#agent !== null) return this.#agent;
    const agent = await connectAgent(this.#urlOfServer(), this.#paired.token);
    this.#withdrawals = 0;
    await heard(agent, agent.hello([...this.held.keys(), ...this.owed]));
    this.#agent = agent;
    return agent;
  }

  async #notify(agent: TestAgent): Promise<void> {
    const ids = [...this.owed];
    if (ids.length === 0 || !(await heard(agent, agent.report('impresso', ids))).status) return;
    for (const id of ids) this.owed.delete(id);
  }

  async #letGo(agent: TestAgent): Promise<void> {
    const configured = agent.received('retirar') as { ids: number[] }[];
    const ids = configured.slice(this.#withdrawals).flatMap((each) => each.ids);
    this.#withdrawals = configured.length;
    const mine = ids.filter((id) => this.held.delete(id));
    if (mine.length > 0) await heard(agent, agent.report('expirado', mine, 'retirada'));
  }
}

/** Waits for an answer or the end of the connection. */
function heard<Answer>(agent: TestAgent, answer: Promise<Answer>): Promise<Answer> {
  return Promise.race([
    answer,
    agent.closed.then((): never => {
      throw new Error('cut');
    }),
  ]);
}

async function aWorld(seed: number, urls: readonly string[]) {
  const random = numbersFrom(seed);
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const store = await server.createStore();
  // Replaced during the test, because the clock moves by hours and sessions expire.
  let panel = await server.as(store.adminLogin);
  await saveSettings(panel, { printsProduction: true, printsCustomerCopy: true });
  const partner = server.partner(store.intakeKey);
  const orders: number[] = [];
  const onPaper: string[] = [];
  let placed = 0;
  const note = ({ comanda, id, tipo, estacao }: AgentJob) => {
    const texts = comanda.rows.flatMap((row) => ('text' in row ? [row.text] : []));
    const isMarked = texts.some((text) => text.endsWith('2ª VIA'));
    onPaper.push(
      `${texts.find((text) => text.startsWith('PEDIDO #'))} ${tipo} ${estacao} ${isMarked ? `marked ${id}` : ''}`,
    );
  };
  const machines: Machine[] = [];
  const pair = async () => {
    machines.push(
      new Machine(
        await pairAgent(server, panel, `M${machines.length}`),
        () => pick(urls) ?? server.url,
        note,
      ),
    );
  };
  await pair();
  await pair();
  const someOrder = () => pick(orders) ?? 0;
  const steps: (() => Promise<unknown>)[] = [
    ...[1, 2, 3].map(() => async () => {
      placed += 1;
      const displayId = `Z${placed}`;
      const { body } = await partner.post('order', anOpenDeliveryOrder({ displayId }));
      orders.push(body.data.id_pedido);
      await panel.put(`orders/${body.data.id_pedido}`, { new_status: 'PA' });
    }),
    async () => {
      const id = someOrder();
      const { body } = await panel.get(`pedidos/listar/${id}`);
      await panel.post(`pedidos/${id}/desfazer`, { ate: body.pedidos?.[0]?.desfazer?.ate });
    },
    () => panel.put(`orders/${someOrder()}`, { new_status: 'PA' }),
    () => panel.put(`orders/${someOrder()}`, { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' }),
    () => panel.post(`impressao/pedidos/${someOrder()}`, { segunda_via: random() < 0.5 }),
    async () => {
      const { body } = await panel.get('impressao/trabalhos');
      const jobs = Reflect.get(body, 'trabalhos') as { id_trabalho: number }[];
      const job = pick(jobs.slice(0, 4));
      if (job !== undefined) await panel.post(`impressao/trabalhos/${job.id_trabalho}/desistir`);
    },
    ...[0, 0.1, 0.1, 0.5].map((lost) => async () => pick(machines)?.fetch(3, random() < lost)),
    ...[0, 0, 0.1, 0.1, 0.3, 0.5].map((lost) => async () => pick(machines)?.print(random() < lost)),
    async () => pick(machines)?.fail(),
    async () => pick(machines)?.notify(),
    async () => pick(machines)?.cut(),
    async () => {
      if (machines.length < 2 || random() < 0.6) return;
      const [removed] = machines.splice(Math.floor(random() * machines.length), 1);
      removed?.cut();
      await panel.post(`impressao/dispositivos/${removed?.deviceId}/remover`);
      if (machines.length < 2) await pair();
    },
    async () => server.clock.advance(random() < 0.1 ? PRINT_LIFE_MS : 10_000),
  ];
  const rows = async () => {
    const stored = await asOwner<{
      orderId: string;
      kept: string;
      papers: Pick<StoredJob, 'kind' | 'station' | 'targetDeviceId' | 'revision' | 'state' | 'isWithdrawn'>[];
    }>(
      server,
      `select o.order_id as "orderId", o.print_state as kept, coalesce(jsonb_agg(jsonb_build_object(
          'kind', j.kind, 'station', j.station, 'revision', j.revision, 'state', j.state,
          'targetDeviceId', j.target_device_id, 'isWithdrawn', j.is_withdrawn)) filter (where j.job_id is not null), '[]') as papers
         from orders o left join print_jobs j on j.store_id = o.store_id and j.order_id = o.order_id
        where o.store_id = $1 group by o.store_id, o.order_id`,
      [store.storeId],
    );
    return stored.map(({ orderId, kept: sent, papers }) => ({ orderId, sent, is: stateOfJobs(papers) }));
  };
  return {
    machines,
    onPaper,
    rows,
    renew: async () => {
      panel = await server.as(store.adminLogin);
    },
    /** Runs up to three random actions concurrently. The server may refuse each of them. */
    step: () =>
      Promise.allSettled(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(steps)?.())),
  };
}

it.each([1, 2])(
  'after any sequence of events cards match tickets, and no second copy is unmarked (%i)',
  async (seed) => {
    const world = await aWorld(seed, [server.url, second?.url ?? server.url]);
    for (let count = 0; count < STEPS; count += 1) {
      await world.step();
      if (count % 20 === 0) await world.renew();
      for (const { orderId, sent, is } of await world.rows())
        expect({ count, orderId, state: sent }).toEqual({ count, orderId, state: is });
    }
    const unmarked = world.onPaper.filter((wanted) => !wanted.includes('marked'));
    expect(unmarked.length).toBeGreaterThan(5);
    expect(unmarked).toEqual([...new Set(unmarked)]);
    // At the end all devices reconnect and print the remaining tickets.
    await eventually(async () => {
      for (const machine of world.machines) {
        await machine.notify();
        await machine.fetch(50, false);
        while (machine.held.size > 0) await machine.print(false);
      }
      for (const { sent, is } of await world.rows()) {
        expect(sent).toBe(is);
        expect(sent).not.toBe('waiting');
      }
    });
  },
);
