import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { letSell, readyToSell, SILENT_PROVIDER } from '@comanda/testkit/payments/online-seller';
import { runStatement } from '@comanda/testkit/run-statement';
import { makeTemporaryFolder, removeTemporaryFolder } from '@comanda/testkit/running/temporary-folder';
import type pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createPool } from '../../platform/database/pools.ts';
import { createDatabase, type Database } from '../../platform/database/transaction.ts';
import { Complaint, EXIT } from './complaint.ts';
import { readCommand } from './read-command.ts';
import { runCommand } from './run-command.ts';
import { SUBJECTS } from './subjects.ts';

const dataDir = makeTemporaryFolder();
afterAll(() => removeTemporaryFolder(dataDir));
const server = testServer({ dataDir, payments: SILENT_PROVIDER });
let pool: pg.Pool;
let database: Database;
beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 1, applicationName: 'cli', onError: () => undefined });
  database = createDatabase(pool);
});
afterAll(() => pool.end());

/** Runs a typed command. `answer`: the user's answer to the command's question. */
async function type(line: string[], answer = 'n'): Promise<{ lines: string[]; requested: string[] }> {
  const lines: string[] = [];
  const requested: string[] = [];
  await runCommand(readCommand(SUBJECTS, line), {
    database,
    config: { ...readConfig({}), dataDir, payments: SILENT_PROVIDER },
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

/** Exit code and message of a refused command. */
async function refusal(line: string[], answer = 'n'): Promise<{ exitCode: number; message: string }> {
  try {
    await type(line, answer);
  } catch (error) {
    if (error instanceof Complaint) return { exitCode: error.exitCode, message: error.message };
    throw error;
  }
  throw new Error('nothing was refused');
}

async function aStore() {
  const store = await server.createStore();
  const admin = await server.as(store.adminLogin);
  const loja = async () => (await admin.get('estabelecimento/getLoja')).body.estabelecimento;
  return { store, admin, loja, number: String(store.storeId) };
}

async function auditOf(storeId: number): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select action, user_id, details from audit_log where store_id = $1 and action like 'store.%' order by at, action`,
    [storeId],
  );
  return rows;
}

describe('the subject loja', () => {
  it('suspends after a question, notifies open panels of the text, and ends the suspension', async () => {
    const { store, admin, loja, number } = await aStore();
    const panel = await openSocket(server.url, admin.token);
    const { lines, requested } = await type(['loja', 'suspender', number, 'Fatura', '<b>vencida</b>'], 's');
    expect(requested).toEqual([`Suspender a loja "${store.name}"? Ninguém poderá abri-la. [s/N]`]);
    expect(lines).toEqual([`Loja "${store.name}" suspensa.`]);
    expect(await panel.take('pedido', 1)).toEqual([{ tipo: 'f5pagina' }]);
    panel.close();
    expect(await loja()).toMatchObject({ loja_bloqueada: true, texto_bloqueada: 'Fatura <b>vencida</b>' });
    expect((await admin.post('estabelecimento/mudaAberturaFechamento', { fechado: 'N' })).status).toBe(423);
    await type(['loja', 'reativar', number]);
    expect(await loja()).toMatchObject({ loja_bloqueada: false, texto_bloqueada: null });
    expect(await auditOf(store.storeId)).toEqual([
      {
        action: 'store.reactivated',
        user_id: null,
        details: { por: 'provedor: ana' },
      },
      {
        action: 'store.suspended',
        user_id: null,
        details: { por: 'provedor: ana', texto: 'Fatura <b>vencida</b>' },
      },
    ]);
  });

  it('does nothing without confirmation, and does not ask with --sim', async () => {
    const { loja, number } = await aStore();
    expect(await refusal(['loja', 'suspender', number, 'Fatura'])).toEqual({
      exitCode: EXIT.notConfirmed,
      message: 'Nada foi feito.',
    });
    expect(await loja()).toMatchObject({ loja_bloqueada: false });
    expect((await type(['loja', 'suspender', number, 'Fatura', '--sim'])).requested).toEqual([]);
    expect(await loja()).toMatchObject({ loja_bloqueada: true });
  });

  it('shows a new notice to users who no longer saw the last notice', async () => {
    const { admin, loja, number } = await aStore();
    await type(['loja', 'aviso', number, 'sim']);
    expect(await loja()).toMatchObject({ aviso: 'S' });
    await admin.post('estabelecimento/alteraAviso');
    expect(await loja()).toMatchObject({ aviso: 'N' });
    await type(['loja', 'aviso', number, 'sim']);
    expect(await loja()).toMatchObject({ aviso: 'S' });
    await type(['loja', 'aviso', number, 'não']);
    expect(await loja()).toMatchObject({ aviso: 'N' });
  });

  it('sets online payment, franchise and bulk upload', async () => {
    const { admin, loja, number } = await aStore();
    const accepts = async () =>
      (await admin.get('pagamentoonline/getAcceptanceStatus')).body as unknown as Record<string, unknown>;
    expect((await refusal(['loja', 'pagamento-online', number, 'sim'])).message).toMatch(
      /ainda falta: .*comissão/,
    );
    const run = (statement: string, values: unknown[]) => runStatement(server.urls.owner, statement, values);
    await readyToSell(run, Number(number));
    await letSell(run, Number(number));
    server.clock.advance(31_000);
    await type(['loja', 'pagamento-online', number, 'sim']);
    expect(await accepts()).toMatchObject({ acceptsOnline: true });
    await type(['loja', 'pagamento-online', number, 'nao']);
    expect(await accepts()).toMatchObject({ acceptsOnline: false });
    await type(['loja', 'franqueada', number, 'sim']);
    expect(await loja()).toMatchObject({ franqueada: true, upload_em_massa: true });
    await type(['loja', 'upload-em-massa', number, 'não']);
    expect(await loja()).toMatchObject({ upload_em_massa: false });
  });

  it('sets the carousel', async () => {
    const { admin, number } = await aStore();
    await type(['loja', 'banner-adicionar', number, 'https://x.test/a.png', '--link', 'https://x.test/']);
    await type(['loja', 'banner-adicionar', number, '/b.svg']);
    expect((await type(['loja', 'banners', number])).lines).toEqual([
      '   1  https://x.test/a.png  → https://x.test/',
      '   2  /b.svg',
    ]);
    await type(['loja', 'banner-remover', number, '1'], 'sim');
    expect((await admin.get('establishment-banners')).body.data).toEqual([{ image: '/b.svg', link: null }]);
    expect((await refusal(['loja', 'banner-remover', number, '1', '--sim'])).message).toBe(
      'Não há imagem 1 nesta loja.',
    );
    for (const image of ['javascript:alert(1)', 'http://x.test/a.png']) {
      expect((await refusal(['loja', 'banner-adicionar', number, image])).exitCode).toBe(EXIT.failed);
    }
    const link = ['loja', 'banner-adicionar', number, '/c.svg', '--link', 'javascript:alert(1)'];
    expect((await refusal(link)).message).toMatch(/http/);
  });

  it('accepts a logo and a banner from files with any name', async () => {
    const { admin, loja, number } = await aStore();
    const photo = join(dataDir, 'foto.png');
    // A photo from a phone in portrait mode, with the place in its metadata.
    const camera = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '22/1 54/1 0/1' } };
    writeFileSync(
      photo,
      await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c00' } })
        .withMetadata({ orientation: 6 })
        .withExifMerge(camera)
        .jpeg()
        .toBuffer(),
    );
    await type(['loja', 'logo', number, photo]);
    const { logotipo, logo } = await loja();
    expect(logotipo).toMatch(/^\/arquivos\/[0-9a-f]{64}-480\.webp$/);
    expect(logo).toBe(String(logotipo).replace('-480.', '-160.'));
    const answer = await fetch(`${server.url}${logo}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const stored = await sharp(await answer.arrayBuffer()).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 160, height: 240 });
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
    for (const name of ['../server-secret', `${'0'.repeat(64)}-160.webp`])
      expect((await fetch(`${server.url}/arquivos/${encodeURIComponent(name)}`)).status).toBe(404);

    await type(['loja', 'banner-adicionar', number, '--arquivo', photo]);
    expect((await admin.get('establishment-banners')).body.data).toEqual([
      { image: String(logotipo).replace('-480.', '-960.'), link: null },
    ]);
    expect((await refusal(['loja', 'banner-adicionar', number])).exitCode).toBe(EXIT.misused);
    expect((await refusal(['loja', 'logo', number, join(dataDir, 'nada.png')])).message).toMatch(/ler/);
    writeFileSync(photo, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await refusal(['loja', 'logo', number, photo])).message).toBe(
      'O arquivo não é uma imagem PNG, JPEG ou WebP.',
    );
  });

  it("shows a store's setup data, and changes the data after a question, with a reason", async () => {
    const { store, admin, number } = await aStore();
    const other = await server.createStore();
    const { lines } = await type(['loja', 'dados', number]);
    expect(lines).toContain('Cidade: Campinas (SP)');
    expect(lines).toContain('Fuso horário: America/Sao_Paulo');
    const move = ['loja', 'dados', number, '--cidade', 'Tabatinga', '--uf', 'am', '--cnpj', other.document];
    expect((await refusal(move)).exitCode).toBe(EXIT.misused);
    expect((await refusal([...move, '--motivo', 'erro', '--celular', '1'])).message).toMatch(/^celular: /);
    const moved = await type([...move, '--motivo', 'cadastro errado'], 's');
    expect(moved.requested[0]).toContain('Fuso horário: de America/Sao_Paulo para America/Eirunepe');
    expect(moved.lines).toEqual([
      `Atenção: a loja ${other.storeId} ("${other.name}") já tem este CNPJ ou CPF.`,
      'Atenção: nenhum bairro de Tabatinga (AM) foi importado.',
      `Dados da loja "${store.name}" mudados.`,
      'Avisamos o e-mail da loja e o celular de antes.',
    ]);
    expect((await admin.get('estabelecimento/getExibir')).body).toMatchObject({
      est: { cidade: 'Tabatinga', estado: 'AM', cnpj_cpf: other.document, alterado_por: 'provedor: ana' },
    });
    const again = [...move, '--motivo', 'cadastro errado'];
    expect((await refusal(again)).message).toBe(`Nada mudou na loja "${store.name}".`);
  });

  it('finds stores by name, in any spelling', async () => {
    const store = await server.createStore({ name: 'Padaria 100% Fermento' });
    expect((await type(['loja', 'listar', '100%', 'ferm'])).lines).toEqual([
      `${String(store.storeId).padStart(6)}  Padaria 100% Fermento (Campinas)  aberta`,
    ]);
    expect((await type(['loja', 'listar', 'nenhuma tem este nome'])).lines).toEqual(['Nenhuma loja.']);
    expect((await type(['loja', 'listar'])).lines.length).toBeGreaterThan(1);
  });
});

describe('the subject contrato', () => {
  it('requests a signature, lists the request and withdraws it', async () => {
    const { store, admin, number } = await aStore();
    const text = '# Cláusulas\n\nA loja <script>concorda</script>.';
    const created = await type([
      'contrato',
      'criar',
      number,
      'Termos',
      'de uso',
      '--texto',
      text,
      '--obrigatorio',
    ]);
    expect(created.lines).toEqual([`Documento 1 espera a assinatura da loja "${store.name}".`]);
    expect((await admin.get('terms/check')).body).toMatchObject({
      assinar: true,
      titulo: 'Termos de uso',
      texto: '<h2>Cláusulas</h2><p>A loja &#60;script&#62;concorda&#60;/script&#62;.</p>',
      obrigatorio: true,
    });
    expect((await type(['contrato', 'listar', number])).lines[0]).toMatch(
      /1 {2}Termos de uso \(obrigatório\).*à espera/,
    );
    await type(['contrato', 'cancelar', number, '1', '--sim']);
    expect((await admin.get('terms/check')).body).toMatchObject({ assinar: false });
    expect((await type(['contrato', 'listar', number])).lines[0]).toMatch(/cancelado em/);
    expect((await refusal(['contrato', 'cancelar', number, '1', '--sim'])).exitCode).toBe(EXIT.failed);
  });

  it('requires exactly one text, which must not be empty', async () => {
    const { number } = await aStore();
    expect((await refusal(['contrato', 'criar', number, 'Termos'])).exitCode).toBe(EXIT.misused);
    expect((await refusal(['contrato', 'criar', number, 'Termos', '--texto', ' '])).exitCode).toBe(
      EXIT.failed,
    );
    const missing = ['contrato', 'criar', number, 'Termos', '--arquivo', '/nao/existe.txt'];
    expect((await refusal(missing)).message).toBe('Não foi possível ler /nao/existe.txt.');
  });
});

describe('invalid commands', () => {
  it.each([
    [['lojas', 'listar']],
    [['loja', 'apagar']],
    [['loja', 'suspender', '1']],
    [['loja', 'suspender', '1', ' ']],
    [['loja', 'suspender', '1', 'x'.repeat(501)]],
    [['loja', 'reativar', '1', '2']],
    [['loja', 'reativar', '1', '--agora']],
    [['loja', 'reativar', 'um']],
    [['loja', 'aviso', '1', 'talvez']],
  ])('%j', async (line) => {
    expect((await refusal(line)).exitCode).toBe(EXIT.misused);
  });

  it.each([[[]], [['ajuda']], [['loja']], [['loja', '--help']], [['loja', 'suspender', '--ajuda']]])(
    '%j shows help',
    async (line) => {
      const { lines } = await type(line);
      expect(lines[0]).toMatch(/^Uso: npm run provedor -- /);
    },
  );

  it('prints the address of the console page that replaces a command, in the help and when it runs', async () => {
    const note = 'Obsoleto: a equipe faz isto em /provedor/lojas.';
    expect((await type(['loja'])).lines[0]).toContain(note);
    expect((await type(['instalacao'])).lines[0]).not.toContain('Obsoleto');
    expect(readCommand(SUBJECTS, ['loja', 'listar'])).toMatchObject({ console: '/provedor/lojas' });
    expect(readCommand(SUBJECTS, ['instalacao', 'ver'])).toMatchObject({ console: undefined });
  });

  it('an unknown store', async () => {
    expect(await refusal(['loja', 'reativar', '999999'])).toEqual({
      exitCode: EXIT.failed,
      message: 'Não há loja com o número 999999.',
    });
  });
});
