import { openSocket, type TestSocket } from '@comanda/testkit/http/open-socket';
import { providerHeaders } from '@comanda/testkit/provider/provider-person';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import { atMost, type FaultReport } from '../harness.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';

/** Milliseconds until a blocked user must have lost access. */
const DEMANDED_MS = 1_000;

/**
 * R12: two servers share one database. On the first, a permission is removed, a user is blocked and a support
 * visit is ended. The second server notifies or cuts the sockets of these users, and refuses their former
 * permissions.
 */
export async function peopleOfTwoServers(
  world: StressWorld,
  { rounds }: { rounds: number },
): Promise<FaultReport> {
  const other = await world.startAnother();
  const there = createHttpClient(other.url);
  const waits: Record<'grant' | 'block' | 'visit', number[]> = { grant: [], block: [], visit: [] };
  const violations: string[] = [];
  const refused = async (what: string, token: string, path: string, status: number) => {
    const answer = await there.send('GET', path, { authorization: token });
    if (answer.status !== status) violations.push(`R12 ${what}: the other server answers ${answer.status}`);
  };
  const change: Change = async (path, headers, body) => {
    const answer = await world.http.send('POST', `/api/${path}`, headers, body);
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text);
  };
  try {
    const team = await providerHeaders(world, 'support');
    for (let round = 0; round < rounds; round += 1) {
      const store = await world.openStore();
      const asAdmin = { authorization: store.adminToken };

      const panel = await openSocket(other.url, store.operatorToken);
      waits.grant.push(
        await received(panel, 'sessao-mudou', () =>
          change('users/merchant-permissions', asAdmin, { permissoes: [] }),
        ),
      );
      await refused('a grant was taken', store.operatorToken, '/api/cardapiocategorias/listar', 403);

      const visitor = await visit(store, team, change);
      const visitorsPanel = await openSocket(other.url, visitor.token);
      waits.visit.push(
        await received(visitorsPanel, 'sessao-encerrada', () =>
          change(`visitas/${visitor.visitId}/encerrar`, asAdmin, {}),
        ),
      );
      await refused('a visit was ended', visitor.token, '/api/pedidos/listar', 401);

      waits.block.push(
        await received(panel, 'sessao-encerrada', () =>
          change(`users/merchant-update/${store.operatorId}`, asAdmin, { status: 'N' }),
        ),
      );
      await refused('a person was blocked', store.operatorToken, '/api/pedidos/listar', 401);
    }
  } finally {
    there.close();
    await other.stop();
  }
  const line = (what: string, waited: number[]) =>
    atMost(`R12 ${what}, heard by the other server, longest`, Math.max(...waited), DEMANDED_MS, 'ms');
  return {
    lines: [
      line('grant taken', waits.grant),
      line('person blocked', waits.block),
      line('visit ended', waits.visit),
    ],
    violations,
  };
}

type Change = (path: string, headers: Record<string, string>, body: object) => Promise<Answered>;

/** The fields of the answers that the test checks. */
interface Answered {
  id_visita?: number;
  link?: string;
  usuario?: { sessao?: { hash?: string } };
}

/** Opens a store's panel as a support visit, with a link. */
async function visit(store: RunningStore, team: Record<string, string>, change: Change) {
  const input = { motivo: 'A loja não vê os pedidos' };
  const { id_visita: visitId, link = '' } = await change(
    `provedor/lojas/${store.storeId}/visitas`,
    team,
    input,
  );
  const { usuario } = await change('visitas/comecar', {}, { hash: link.split('#')[1] ?? '' });
  return { visitId, token: usuario?.sessao?.hash ?? '' };
}

/** Milliseconds between the answer to `change` and the event on a socket. */
async function received(socket: TestSocket, event: string, change: () => Promise<unknown>): Promise<number> {
  await change();
  return until(`${event} at the other server`, () => socket.received(event).length > 0);
}
