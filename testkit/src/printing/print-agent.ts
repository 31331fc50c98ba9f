import {
  AGENT_NAMESPACE,
  type AgentConfig,
  type AgentHello,
  type AgentJob,
  type AgentReport,
} from '@comanda/contract/orders/printing/print-agent-events';
import { savePrintSettings } from '@comanda/contract/orders/printing/printing.calls';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { openSocket, type TestSocket } from '../http/open-socket.ts';
import type { TestClient } from '../http/test-server.ts';

/** A connected print agent that prints nothing. */
export interface TestAgent extends TestSocket {
  /**
   * Sends the agent's hello. `inHand` contains the jobs on its disk, `over` replaces fields of the usual
   * message.
   */
  hello(inHand?: number[], over?: Partial<AgentHello>): Promise<{ status: true } & AgentConfig>;
  fetch(max?: number): Promise<AgentJob[]>;
  report(
    state: AgentReport['trabalhos'][number]['estado'],
    ids: readonly number[],
    reason?: string | null,
  ): Promise<{ status: boolean }>;
}

/** The credentials of a paired machine. */
export interface PairedAgent {
  deviceId: number;
  token: string;
  /** Connects and sends the hello, with the jobs in `inHand` on its disk. */
  connect(inHand?: number[], url?: string): Promise<TestAgent>;
}

const hello = (inHand: number[]): AgentHello => ({
  versao: '1.0.0',
  sistema: 'Linux',
  impressoras: [{ nome: 'TERMICA', padrao: true, driver: false, online: true }],
  em_maos: inHand,
});

/** Pairs a machine with the store of `panel`, using the same calls as people. */
export async function pairAgent(
  server: { url: string },
  panel: TestClient,
  name = 'Caixa',
): Promise<PairedAgent> {
  const made = await panel.post('impressao/dispositivos/codigo');
  const response = await fetch(`${server.url}/api/impressao/dispositivos/parear`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ codigo: Reflect.get(made.body, 'codigo'), nome: name }),
  });
  const paired = (await response.json()) as { token: string; id_dispositivo: number };
  return {
    deviceId: paired.id_dispositivo,
    token: paired.token,
    connect: async (inHand = [], url = server.url) => {
      const agent = await connectAgent(url, paired.token);
      await agent.hello(inHand);
      return agent;
    },
  };
}

/** Opens a socket with an agent's token. It has not sent a hello yet. Rejects if the token is refused. */
export async function connectAgent(url: string, token: string): Promise<TestAgent> {
  const socket = await openSocket(url, token, {}, AGENT_NAMESPACE);
  return {
    ...socket,
    hello: (inHand = [], over = {}) => socket.request('apresentar', { ...hello(inHand), ...over }),
    fetch: async (max = 50) => {
      const given = await socket.request<{ trabalhos?: AgentJob[]; motivo?: string }>('buscar', { ate: max });
      if (given.trabalhos === undefined) throw new Error(`fetching refused: ${given.motivo}`);
      return given.trabalhos;
    },
    report: (estado, ids, motivo = null) =>
      socket.request('relatar', {
        trabalhos: ids.map((id) => ({ id, estado, motivo, impressora: 'TERMICA', em: 0 })),
      }),
  };
}

/** Saves print settings of a store: the default settings, with the changes in `over`. */
export async function saveSettings(admin: TestClient, over: Partial<PrintSettings>): Promise<void> {
  const settings = { ...DEFAULT_PRINT_SETTINGS, ...over };
  const { status, body } = await admin.post(
    savePrintSettings.path,
    savePrintSettings.input.encode({ settings, version: null }),
  );
  if (status !== 200) throw new Error(`settings refused: ${JSON.stringify(body)}`);
}
