import { testServer } from '@comanda/testkit/http/test-server';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';
import { SUBJECTS } from '../subjects.ts';

const server = testServer();
let pool: pg.Pool;
beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 1, applicationName: 'cli', onError: () => undefined });
});
afterAll(() => pool.end());

async function type(line: string[], answer = ''): Promise<{ lines: string[]; requested: string[] }> {
  const lines: string[] = [];
  const requested: string[] = [];
  await runCommand(readCommand(SUBJECTS, ['entregas', ...line]), {
    database: createDatabase(pool),
    config: { ...readConfig({}), secret: 'test', mayUseLocalServices: true },
    now: () => server.clock.now(),
    writeLine: (words) => lines.push(words),
    prompt: async (question) => {
      requested.push(question);
      return answer;
    },
    operator: 'ana',
  });
  return { lines, requested };
}

const place = [
  '--rua',
  'Rua da Glória',
  '--numero',
  '100',
  '--cep',
  '01510-001',
  '--lat=-23,55',
  '--lng=-46,63',
];

it('links a store to its courier service, seals the secret, and prints the data for the service', async () => {
  const { storeId, document, name } = await server.createStore();
  const number = String(storeId);
  const account = ['--url', 'http://127.0.0.1:9/od/', '--cliente', 'loja'];
  const { lines, requested } = await type(['configurar', number, ...account, ...place], 'não conte');
  expect(requested).toEqual(['Segredo da conta no serviço: ']);
  expect(lines[0]).toContain(`Loja "${name}" ligada`);
  expect(lines[2]).toContain(`/api/entregas/${storeId}`);
  const read = async () =>
    (
      await pool.query(
        'select base_url, client_secret, merchant_id from courier_accounts where store_id = $1',
        [storeId],
      )
    ).rows[0];
  const stored = await read();
  expect(stored.base_url).toBe('http://127.0.0.1:9/od');
  expect(stored.merchant_id).toMatch(new RegExp(`^${document}-[0-9a-f-]{36}$`));
  expect(stored.client_secret.includes('conte')).toBe(false);
  // A second setup asks no questions, because the secret and the merchant id are saved.
  expect(
    (await type(['configurar', number, '--url', 'https://93.184.216.7', '--cliente', 'loja', ...place]))
      .requested,
  ).toEqual([]);
  expect(await read()).toMatchObject({ base_url: 'https://93.184.216.7', merchant_id: stored.merchant_id });
  expect((await read()).client_secret.equals(stored.client_secret)).toBe(true);
  const { rows } = await pool.query(
    `select details from audit_log where store_id = $1 and action like 'courier.%'`,
    [storeId],
  );
  expect(rows[0].details).toEqual({
    por: 'provedor: ana',
    url: 'http://127.0.0.1:9/od',
    trocou_segredo: true,
  });
  await expect(type(['configurar', number, ...account])).rejects.toThrow('Falta --rua.');
});

it('saves areas and prices, and does not offer disabled areas', async () => {
  const store = await server.createStore();
  const number = String(store.storeId);
  await type(['bairro', number, '8,90', 'Vila', 'Mariana', '--cidade', 'São Paulo']);
  await type(['bairro', number, '7', 'Cambuí']);
  await type(['bairro', number, '9,50', 'VILA', 'mariana', '--cidade', 'São Paulo']);
  await type(['bairro-oferecer', number, '2', 'nao']);
  const { lines } = await type(['listar', number]);
  expect(lines.map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
    '1 Vila Mariana (São Paulo) R$ 9,50',
    '2 Cambuí (Campinas) R$ 7,00 desligado',
  ]);
  const { body } = await (await server.as(store.operatorLogin)).get('v2/delivery/coverageAreas');
  expect(body).toMatchObject({ coverageAreas: [{ coverageAreaID: 1, price: 9.5 }] });
  await expect(type(['bairro-oferecer', number, '9', 'sim'])).rejects.toThrow('Não há bairro 9');
  await expect(type(['usar', number, 'nao'])).rejects.toThrow('não está ligada');
});
