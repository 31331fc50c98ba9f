import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

it('makes a key that is shown once and is valid for the intake until it is revoked', async () => {
  const { storeId } = await server.createStore({ name: 'Pizzaria da Chave' });
  const other = await server.createStore();
  const team = await server.asProvider();
  const keys = `provedor/lojas/${storeId}/chaves`;
  const { chave } = (await team.post(keys, { rotulo: 'Aplicativo' })).body as unknown as { chave: string };
  expect(chave).toMatch(/^loja_/);
  const isLetIn = async () => (await server.partner(chave).get('order/loja')).status === 200;
  expect(await isLetIn()).toBe(true);
  const listed = (await team.get(keys)).body as unknown as { chaves: { nome: string; rotulo: string }[] };
  const made = listed.chaves.find(({ rotulo }) => rotulo === 'Aplicativo');
  expect(JSON.stringify(listed)).not.toContain(chave);
  // The key cannot be revoked through another store.
  const foreign = await team.post(`provedor/lojas/${other.storeId}/chaves/${made?.nome}/retirar`);
  expect(foreign.body).toMatchObject({ motivo: 'provider.unknown-key' });
  expect((await team.post(`${keys}/${made?.nome}/retirar`)).status).toBe(200);
  await expect.poll(isLetIn).toBe(false);
  const stored = await runStatement(
    server.urls.owner,
    `select (select jsonb_agg(a) from provider_audit a)::text || (select jsonb_agg(l) from audit_log l)::text as words`,
    [],
  );
  const [{ words } = { words: '' }] = stored.rows as { words: string }[];
  expect(words).toContain('provider.make-intake-key');
  expect(words).toContain(`provedor: ${team.login}`);
  expect(words).not.toContain(chave);
});
