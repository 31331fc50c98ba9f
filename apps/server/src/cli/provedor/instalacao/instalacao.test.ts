import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Config, readConfig } from '../../../config.ts';
import { SEALED_COLUMNS } from '../../../installation/sealed-columns.ts';
import { tieInstallation } from '../../../installation/tie-installation.ts';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';
import { SUBJECTS } from '../subjects.ts';

const ONE = 'cavalo bateria grampo correto pizza sexta';
const OTHER = 'f3a91c05be2d8647a0b9c8d7e6f51423';
const server = testServer();
const first = folderOfTest();
let pool: pg.Pool;
beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 1, applicationName: 'cli', onError: () => undefined });
});
afterAll(() => pool.end());

const given = (over: Partial<Config>): Config => ({
  ...readConfig({ COMANDA_DEMO: '0' }),
  dataDir: first,
  ...over,
});
const start = (over: Partial<Config>) => tieInstallation(server.urls.system, given(over), { asDemo: null });

async function type(over: Partial<Config>, ...line: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runCommand(readCommand(SUBJECTS, ['instalacao', ...line, '--sim']), {
    database: createDatabase(pool),
    config: given(over),
    now: () => server.clock.now(),
    writeLine: (words) => lines.push(words),
    prompt: async () => 's',
    operator: 'ana',
  });
  return lines;
}

it('accepts another secret, lists values to set up again, and a start then accepts it', async () => {
  await start({ secret: ONE });
  await server.asProvider();
  const [team] = SEALED_COLUMNS;
  await runStatement(server.urls.owner, 'update provider_people set factor_secret = $1', [
    team?.sealer(ONE, 0).seal('JBSWY3DPEHPK3PXP'),
  ]);
  await expect(start({ secret: OTHER })).rejects.toThrow('instalacao aceitar segredo');
  const lines = await type({ secret: OTHER }, 'aceitar', 'segredo');
  expect(lines.join('\n')).toContain('segundo fator de 1 da equipe: npm run provedor -- equipe fator');
  await start({ secret: OTHER });
  await expect(start({ secret: ONE })).rejects.toThrow('não é o desta instalação');
  expect((await type({}, 'ver')).join('\n')).toContain('o que foi informado em COMANDA_SECRET');
});

it('accepts another folder, and other servers must then use it', async () => {
  const moved = folderOfTest();
  await expect(start({ secret: OTHER, dataDir: moved })).rejects.toThrow('instalacao aceitar arquivos');
  await type({ secret: OTHER, dataDir: moved }, 'aceitar', 'arquivos');
  await start({ secret: OTHER, dataDir: moved });
});

it('refuses unknown words', async () => {
  await expect(type({}, 'aceitar', 'tudo')).rejects.toThrow('segredo, arquivos, pagamentos');
});
