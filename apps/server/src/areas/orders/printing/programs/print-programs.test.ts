import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printProgramsAnswer } from '@comanda/contract/orders/printing/print-program.wire';
import { PRINT_SYSTEMS } from '@comanda/domain/orders/printing/print-program';
import { readAnswer } from '@comanda/testkit/http/read-answer';
import { testServer } from '@comanda/testkit/http/test-server';
import { makeTemporaryFolder, removeTemporaryFolder } from '@comanda/testkit/running/temporary-folder';
import { afterAll, expect, it } from 'vitest';
import { LAUNCHERS } from './launchers.ts';
import { RUNTIMES } from './runtimes.ts';

const bundle = makeTemporaryFolder();
mkdirSync(join(bundle, 'letras'));
for (const name of ['agente.mjs', 'versao.txt', '.stamp', 'letras/a.ttf'])
  writeFileSync(join(bundle, name), name);
const server = testServer({ printAgentDir: bundle, publicUrl: null });
afterAll(() => removeTemporaryFolder(bundle));

it('is packed on request, and sent only to users of the store', async () => {
  const { operatorLogin } = await server.createStore();
  const panel = await server.as(operatorLogin);
  const path = `${server.url}/api/impressao/programas/linux/arquivo`;
  const download = (authorization: string) => fetch(path, { headers: { authorization } });
  expect((await download('nobody')).status).toBe(401);
  expect((await download(panel.token)).status).toBe(404);
  const requested = readAnswer(
    printProgramsAnswer,
    await panel.post('impressao/programas/preparar', { sistema: 'linux' }),
  );
  expect(requested.map(({ system, state }) => `${system} ${state}`)).toEqual([
    'windows unpacked',
    'mac unpacked',
    'linux packing',
  ]);
  await expect
    .poll(async () => readAnswer(printProgramsAnswer, await panel.get('impressao/programas'))[2]?.state)
    .toBe('ready');
  const answer = await download(panel.token);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Comanda-Impressao-linux\.zip"/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const zip = Buffer.from(await answer.arrayBuffer());
  expect(zip.length).toBe(Number(answer.headers.get('content-length')));
  const names = zip.subarray(-2_000).toString('utf8');
  for (const name of ['abrir-comanda.sh', 'programa/node', 'programa/agente.mjs', 'programa/letras/a.ttf'])
    expect(names).toContain(`Comanda Impressao/${name}`);
  expect(names).not.toContain('.stamp');
});

it('reports when one of its parts is not available', async () => {
  const panel = await server.as((await server.createStore()).operatorLogin);
  writeFileSync(join(bundle, 'versao.txt'), 'another');
  const path = process.env.PATH;
  // Hides npm, so that the runtime of another system cannot be downloaded.
  process.env.PATH = '';
  try {
    await panel.post('impressao/programas/preparar', { sistema: 'windows' });
    await expect
      .poll(async () => readAnswer(printProgramsAnswer, await panel.get('impressao/programas'))[0]?.state)
      .toBe('failed');
  } finally {
    process.env.PATH = path;
  }
});

it('contains the runtime version of development, and a launcher for a double click', () => {
  const { devDependencies } = JSON.parse(
    readFileSync(new URL('../../../../../../../package.json', import.meta.url), 'utf8'),
  );
  for (const system of PRINT_SYSTEMS) {
    expect(RUNTIMES[system].version.split('.')[0]).toBe(devDependencies.node.split('.')[0]);
    expect(
      LAUNCHERS[system].some(({ isProgram, name }) => isProgram && name.startsWith('Abrir Comanda')),
    ).toBe(true);
  }
  expect(RUNTIMES.linux.version).toBe(devDependencies.node);
});
