import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { pairAgent, saveSettings } from '@comanda/testkit/printing/print-agent';
import { expect, it } from 'vitest';

const server = testServer();

const printer = (over: object = {}) => ({
  nome: 'TERMICA',
  padrao: true,
  driver: false,
  online: true,
  problema: null,
  ...over,
});

async function aStore() {
  const store = await server.createStore();
  const admin = await server.as(store.adminLogin);
  const watching = await openSocket(server.url, (await server.as(store.operatorLogin)).token);
  const paired = await pairAgent(server, admin);
  const agent = await paired.connect();
  // The first announcement is about the agent's connection, the second about its printers.
  await watching.take('mudou', 2);
  const devices = async () => {
    const { body } = await admin.get('impressao/dispositivos');
    return Reflect.get(body, 'dispositivos') as Record<string, unknown>[];
  };
  return { admin, agent, paired, watching, devices };
}

it("immediately notifies panels when a printer's state changes, and only then", async () => {
  const mine = await aStore();
  const other = await aStore();
  await mine.agent.hello([], { impressoras: [printer({ problema: 'sem_papel' })] });
  await mine.watching.take('mudou', 3);
  expect(await mine.devices()).toMatchObject([
    { impressoras: [{ nome: 'TERMICA', online: true, problema: 'sem_papel' }], em_uso: ['TERMICA'] },
  ]);
  await mine.agent.hello([], { impressoras: [printer({ problema: 'sem_papel' })] });
  await mine.agent.hello([], { impressoras: [printer()] });
  await mine.watching.take('mudou', 4);
  expect(await mine.devices()).toMatchObject([{ impressoras: [{ problema: null }] }]);
  expect(mine.watching.received('mudou')).toHaveLength(4);
  expect(other.watching.received('mudou')).toHaveLength(2);
});

it('notifies panels when an agent disconnects, and when it returns with unchanged printers', async () => {
  const { agent, paired, watching, devices } = await aStore();
  agent.close();
  await watching.take('mudou', 3);
  expect(await devices()).toMatchObject([{ conectado: false }]);
  await paired.connect();
  await watching.take('mudou', 4);
  expect(await devices()).toMatchObject([{ conectado: true }]);
});

it('accepts an older agent that sends no printer states', async () => {
  const { agent, devices } = await aStore();
  const { problema: _, ...old } = printer({ online: false });
  await agent.hello([], { impressoras: [old] });
  expect(await devices()).toMatchObject([{ impressoras: [{ online: false, problema: null }] }]);
});

it('shows which printers are in use: those of stations, and the default printer', async () => {
  const { admin, agent, paired, devices } = await aStore();
  await agent.hello([], { impressoras: [printer(), printer({ nome: 'BAR', padrao: false })] });
  expect(await devices()).toMatchObject([{ em_uso: ['TERMICA'] }]);
  const estacoes = [{ estacao: 'Bar', impressoras: ['BAR'] }];
  const rotas = { impressora: null, estacoes, opcoes: [] };
  await admin.post(`impressao/dispositivos/${paired.deviceId}`, { nome: 'Caixa', rotas });
  await saveSettings(admin, { defaultPrinter: 'Nenhuma' });
  expect(await devices()).toMatchObject([{ em_uso: ['BAR'] }]);
});
