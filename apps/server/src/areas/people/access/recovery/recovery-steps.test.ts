import { accessServer } from '@comanda/testkit/access/access-server';
import { solveProof } from '@comanda/testkit/access/solve-proof';
import type { TestStore } from '@comanda/testkit/stores';
import { beforeEach, describe, expect, it } from 'vitest';

const access = accessServer();
let store: TestStore;
beforeEach(async () => {
  store = await access.createStore({
    name: 'Pizzaria do Zé',
    legalName: 'José Silva ME',
    district: 'Cambuí',
  });
});

const verifyDocument = (cnpj_cpf: string, address?: string, prova?: string) =>
  access.post('reset-password/verify-document', { cnpj_cpf, prova }, { address });
const verifyStore = (cnpj_cpf: string, id_estabelecimento: number, path = 'verify-stablishment') =>
  access.post(`reset-password/${path}`, { cnpj_cpf, id_estabelecimento });
const formatted = (cnpj: string) => cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');

describe('step 1: document', () => {
  it('lists the stores of a CNPJ, with or without punctuation', async () => {
    for (const document of [store.document, formatted(store.document)]) {
      const { status, body } = await verifyDocument(document);
      expect(status).toBe(200);
      expect(body.data).toEqual([
        {
          id_estabelecimento: store.storeId,
          nome: 'Pizzaria do Zé',
          razao_social: 'José Silva ME',
          endereco_bairro: 'Cambuí',
        },
      ]);
    }
  });

  it('accepts the new CNPJ with letters in any case, and lists all its stores', async () => {
    const first = await access.createStore({ document: '12ABC34501DE35' });
    const second = await access.createStore({ document: '12ABC34501DE35' });
    const { body } = await verifyDocument('12.abc.345/01de-35');
    expect(body.data.map((row) => row.id_estabelecimento)).toEqual([first.storeId, second.storeId]);
  });

  it('masks names found by a CPF', async () => {
    await access.createStore({ document: '12345678909', name: 'Marmitas da Ana', legalName: 'Ana Souza' });
    const { body } = await verifyDocument('123.456.789-09');
    expect(body.data[0]).toMatchObject({ nome: 'M*** d*** A***', razao_social: 'A*** S***' });
  });

  it('gives unknown, mistyped and absurd documents the same answer', async () => {
    const answers = [
      await verifyDocument('11444777000161'),
      await verifyDocument('11444777000162'),
      await verifyDocument('12345678900'),
      await verifyDocument("' or 1=1 --"),
      await verifyDocument('../../'),
    ];
    for (const { status, body } of answers) {
      expect([status, body.motivo, body.erro]).toEqual([
        404,
        'recovery.document-invalid',
        'CNPJ/CPF inválido!',
      ]);
    }
  });

  it('is never blocked by other people: from the fourth request on it needs a proof of work, valid once', async () => {
    for (let time = 0; time < 100; time += 1) {
      await verifyDocument(store.document, `198.51.100.${time}`);
    }
    const refused = await verifyDocument(store.document, '203.0.113.9');
    expect([refused.status, refused.body.motivo]).toEqual([428, 'recovery.proof-wanted']);
    const proof = solveProof(refused.body);
    const other = await access.createStore();
    for (const wrong of ['x', `${proof}1`, proof.replace('.16.', '.01.'), `9${proof}`]) {
      expect((await verifyDocument(store.document, '203.0.113.9', wrong)).status).toBe(428);
    }
    expect((await verifyDocument(other.document, '203.0.113.9', proof)).status).toBe(200);
    expect((await verifyDocument(store.document, '203.0.113.9', proof)).status).toBe(200);
    const again = await verifyDocument(store.document, '203.0.113.9', proof);
    expect(again.status).toBe(428);
    const late = solveProof(again.body);
    access.clock.advance(600_001);
    expect((await verifyDocument(store.document, '203.0.113.9', late)).status).toBe(428);
    access.clock.advance(3_600_000);
    expect((await verifyDocument(store.document, '203.0.113.9')).status).toBe(200);
  });

  it('allows one address six steps without a proof, and sixty in all', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) {
      statuses.push((await verifyDocument(`9${time}`, '203.0.113.1')).status);
    }
    expect(statuses.slice(0, 6)).toEqual(Array(6).fill(404));
    expect(new Set(statuses.slice(6, 60))).toEqual(new Set([428]));
    expect(statuses[60]).toBe(429);
  });
});

describe('step 2: store', () => {
  it('shows the contacts masked, under both spellings of the path', async () => {
    for (const path of ['verify-stablishment', 'verify-establishment']) {
      const { body } = await verifyStore(store.document, store.storeId, path);
      expect(body).toEqual({
        status: true,
        email: `co******@loja${store.storeId}.example.com`,
        telefone: '(11) *****-4321',
      });
    }
  });

  it('uses the administrator’s e-mail if the store has none, and shows what is missing', async () => {
    const withoutContact = await access.createStore({ email: null, mobile: null });
    const { body } = await verifyStore(withoutContact.document, withoutContact.storeId);
    expect(body).toEqual({ status: true, email: 'do******@loja.example.com', telefone: null });
    await access.query('update users set is_active = false where store_id = $1', [withoutContact.storeId]);
    expect((await verifyStore(withoutContact.document, withoutContact.storeId)).body).toMatchObject({
      email: null,
    });
  });

  it('refuses a store that does not have the document', async () => {
    const other = await access.createStore();
    for (const storeId of [other.storeId, 999_999, 9_007_199_254_740_991]) {
      const { status, body } = await verifyStore(store.document, storeId);
      expect([status, body.motivo]).toEqual([404, 'recovery.store-invalid']);
    }
  });

  it('needs a proof of work like the step before', async () => {
    for (let time = 0; time < 3; time += 1) {
      await verifyDocument(store.document);
      expect((await verifyStore(store.document, store.storeId)).status).toBe(200);
    }
    const refused = await verifyStore(store.document, store.storeId);
    expect(refused.status).toBe(428);
    const proven = await access.post('reset-password/verify-stablishment', {
      cnpj_cpf: formatted(store.document),
      id_estabelecimento: store.storeId,
      prova: solveProof(refused.body),
    });
    expect(proven.status).toBe(200);
  });
});
