import { demoStores } from '@comanda/demo/src/world/demo-stores.ts';
import { describe, expect, it } from 'vitest';
import { readNewStore } from './read-new-store.ts';

const MIN = {
  name: 'Pizzaria do Zé',
  legalName: 'José da Silva ME',
  document: '12.abc.345/01de-35',
  district: 'Sé',
  city: 'Rio Branco',
  state: 'ac',
  users: [{ name: 'Zé', username: 'ze', password: 'Forno#2024', role: 'admin' }],
};

function faultOf(over: object): string[] {
  const read = readNewStore({ ...MIN, users: [{ ...MIN.users[0], username: 'ze.silva' }], ...over });
  return read.ok ? [] : read.faults;
}

describe('the document of a new store', () => {
  it('fills optional fields, and stores documents without punctuation', () => {
    const read = readNewStore({ ...MIN, users: [{ ...MIN.users[0], username: 'Ze.Silva' }] });
    expect(read).toMatchObject({
      ok: true,
      store: {
        document: '12ABC34501DE35',
        state: 'AC',
        timeZone: 'America/Rio_Branco',
        company: 'comanda',
        isOpen: false,
        email: null,
        users: [{ username: 'ze.silva', email: null }],
      },
    });
  });

  it.each([
    [{ document: '12.ABC.345/01DE-36' }, 'document: CNPJ ou CPF inválido: confira os dígitos.'],
    [{ document: '111.111.111-11' }, 'document: CNPJ ou CPF inválido: confira os dígitos.'],
    [{ name: '  ' }, 'name: Preencha este campo.'],
    [{ state: 'XX' }, 'state: UF inválida: use a sigla, como SP.'],
    [
      { timeZone: 'Brasil/Oeste' },
      'timeZone: Fuso horário desconhecido: use um nome como America/Sao_Paulo.',
    ],
    [{ email: 'ze@' }, 'email: E-mail inválido.'],
    [{ mobile: '123' }, 'mobile: Celular inválido: use DDD e número, como (11) 98765-4321.'],
    [{ users: [] }, 'users: A loja precisa de ao menos um usuário com papel admin.'],
    [{ maxMinutes: 10 }, 'maxMinutes: A previsão vai do menor ao maior tempo, até 240 minutos.'],
    [
      { users: [{ name: 'Zé', username: 'ze.silva', password: 'senha', role: 'admin' }] },
      'users.0.password: A Senha deve ter no mínimo 8 caracteres.',
    ],
    [
      { users: [{ name: 'Zé', username: 'ze.silva', password: 'Comanda@2026', role: 'admin' }] },
      'users.0.password: A senha não pode ter o nome da loja, o seu nome, o seu usuário ou o nome do sistema.',
    ],
  ])('%j is refused in words', (over, fault) => {
    expect(faultOf(over)).toEqual([fault]);
  });

  it('accepts a CPF', () => {
    expect(faultOf({ document: '529.982.247-25' })).toEqual([]);
  });

  it('accepts every field of the demonstration’s stores, each invoice with its reason', () => {
    for (const store of demoStores) {
      const document = store.document(Date.now());
      expect(readNewStore(document)).toEqual({ ok: true, store: document });
      for (const { reason } of document.invoices) expect(reason).toMatch(/\w{3}/);
    }
  });

  it('accepts an invoice without a reason, but not with an empty one', () => {
    const invoice = { dueOn: '2026-12-10', balanceCents: -100 };
    expect(faultOf({ invoices: [invoice] })).toEqual([]);
    expect(faultOf({ invoices: [{ ...invoice, reason: ' ' }] })).toEqual([
      'invoices.0.reason: Preencha este campo.',
    ]);
  });
});
