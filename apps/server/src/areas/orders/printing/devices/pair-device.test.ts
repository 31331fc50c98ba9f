import { createHash } from 'node:crypto';
import { pairingCodeAnswer, printDevicesAnswer } from '@comanda/contract/orders/printing/paired-devices.wire';
import { readAnswer } from '@comanda/testkit/http/read-answer';
import { testServer } from '@comanda/testkit/http/test-server';
import { aPairedDevice, aPairingCode, asOwner } from '@comanda/testkit/printing/paired-device';
import { describe, expect, it } from 'vitest';

const server = testServer();

async function aStore() {
  const store = await server.createStore();
  return { store, panel: await server.as(store.operatorLogin) };
}

const pair = (codigo: string, nome = 'Balcão') =>
  server.anonymous().post('impressao/dispositivos/parear', { codigo, nome });

describe('a pairing code', () => {
  it('has eight unambiguous letters, lasts ten minutes and is stored as a hash', async () => {
    const { panel, store } = await aStore();
    const answer = await panel.post('impressao/dispositivos/codigo');
    const { code, until } = readAnswer(pairingCodeAnswer, answer);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(until).toBe(server.clock.now() + 600_000);
    const stored = await asOwner<{ code_hash: Buffer }>(
      server,
      'select code_hash from print_pairing_codes where store_id = $1',
      [store.storeId],
    );
    expect(stored).toHaveLength(1);
    const plain = createHash('sha256').update(code.replace('-', '')).digest();
    expect(stored[0]?.code_hash.equals(plain)).toBe(false);
  });

  it('replaces the oldest one when the store has five', async () => {
    const { panel } = await aStore();
    const first = await aPairingCode(panel);
    server.clock.advance(1);
    const last: string[] = [];
    for (let made = 0; made < 5; made += 1) last.push(await aPairingCode(panel));
    expect((await pair(first)).status).toBe(422);
    for (const code of last) expect((await pair(code)).status).toBe(200);
  });
});

describe('POST impressao/dispositivos/parear', () => {
  it('creates a device of the store, with a token that only the agent knows', async () => {
    const { panel, store } = await aStore();
    const code = await aPairingCode(panel);
    // The code as people type it.
    const answer = await pair(code.toLowerCase().replace('-', ' '), '  Balcão \u202e 1 ');
    expect(answer.body).toMatchObject({ status: true, loja: store.name, id_dispositivo: 1 });
    const devices = readAnswer(printDevicesAnswer, await panel.get('impressao/dispositivos'));
    expect(devices).toMatchObject([{ deviceId: 1, name: 'Balcão 1', isConnected: false, lastSeenAt: null }]);
    const { token } = answer.body as unknown as { token: string };
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await panel.get('impressao/dispositivos'))).not.toContain(token);
    expect(
      await asOwner(
        server,
        `select t.store_id, t.device_id, s.has_print_devices
           from print_device_tokens t join stores s using (store_id) where t.token_hash = $1`,
        [createHash('sha256').update(token).digest()],
      ),
    ).toEqual([{ store_id: store.storeId, device_id: 1, has_print_devices: true }]);
    expect(
      await asOwner(
        server,
        `select action, details from audit_log where store_id = $1 and action like 'printing.%' order by action`,
        [store.storeId],
      ),
    ).toEqual([
      { action: 'printing.code-made', details: {} },
      { action: 'printing.device-paired', details: { dispositivo: 1, nome: 'Balcão 1' } },
    ]);
  });

  it('accepts a code once, also from two concurrent users', async () => {
    const { panel } = await aStore();
    const code = await aPairingCode(panel);
    const answers = await Promise.all([pair(code, 'Um'), pair(code, 'Dois'), pair(code, 'Três')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await pair(code)).body).toMatchObject({ motivo: 'printing.pairing-code-wrong' });
    expect(readAnswer(printDevicesAnswer, await panel.get('impressao/dispositivos'))).toHaveLength(1);
  });

  it('refuses a late code and an invisible name, and writes nothing', async () => {
    const { panel } = await aStore();
    const code = await aPairingCode(panel);
    expect((await pair(code, '\u200b')).body).toMatchObject({ erros: [{ campo: 'nome' }] });
    server.clock.advance(600_000);
    expect((await pair(code)).body).toMatchObject({
      erro: 'Código inválido ou vencido. Gere outro no painel, em Impressoras.',
    });
    expect(readAnswer(printDevicesAnswer, await panel.get('impressao/dispositivos'))).toEqual([]);
  });

  it('numbers the devices of each store separately, and shows them to that store only', async () => {
    const [one, two] = [await aStore(), await aStore()];
    await aPairedDevice(server, one.panel, 'Caixa');
    await aPairedDevice(server, one.panel, 'Cozinha');
    await aPairedDevice(server, two.panel, 'Outro');
    const namesOf = async ({ panel }: typeof one) =>
      readAnswer(printDevicesAnswer, await panel.get('impressao/dispositivos')).map(
        ({ deviceId, name }) => `${deviceId} ${name}`,
      );
    expect(await namesOf(one)).toEqual(['1 Caixa', '2 Cozinha']);
    expect(await namesOf(two)).toEqual(['1 Outro']);
  });

  // Must be the last test: after the wrong guesses the server blocks the address of this file.
  it('limits the wrong codes of an address, and does not count right ones', async () => {
    server.clock.advance(3_600_000);
    const { panel } = await aStore();
    for (let guess = 0; guess < 14; guess += 1) expect((await pair('AAAA-AAAA')).status).toBe(422);
    for (let known = 0; known < 3; known += 1) {
      expect((await pair(await aPairingCode(panel))).status).toBe(200);
    }
    expect((await pair('AAAA-AAAA')).status).toBe(422);
    expect(await pair(await aPairingCode(panel))).toMatchObject({
      status: 429,
      body: { motivo: 'auth.throttled' },
    });
  });
});
