import { sendFile } from '../http/send-file.ts';
import type { TestClient, TestServer } from '../http/test-server.ts';
import { runStatement } from '../run-statement.ts';

/** CPF of the owner whose store registers with {@link FORM}. */
export const OWNER = '52998224725';

/** Values of the form 'Dados Cadastrais' in wire format, for a store whose document is {@link OWNER}. */
export const FORM = {
  tipo: 'F',
  est_razao_social: 'Luciana Prado',
  est_cat_negocio: '5812',
  est_email: 'contato@massas.com.br',
  est_nome_fantasia: 'Massas da Lu',
  est_telefone: '(11)98765-4321',
  est_cep: '01505001',
  est_endereco: 'Rua dos Estudantes',
  est_numero: '48',
  est_bairro: 'Liberdade',
  est_cidade: 'São Paulo',
  est_estado: 'SP',
  pro_cpf: '529.982.247-25',
  pro_email: 'lu@massas.com.br',
  pro_nome: 'Luciana Prado',
  pro_nascimento: 631_195_200,
  pro_telefone: '(11)98765-4321',
  pro_cep: '01505001',
  pro_endereco: 'Rua dos Estudantes',
  pro_numero: '48',
  pro_bairro: 'Liberdade',
  pro_cidade: 'São Paulo',
  pro_estado: 'SP',
};

/** A bank account of the store's holder, in wire format. */
export const MANUAL = {
  tipo_pagamento: 'MANUAL',
  banco: '077',
  tipo_conta: 'CC',
  agencia: '0001',
  conta: '12345-6',
};

/**
 * A store that belongs to a person (CPF), with clients for its administrator and operator. By default it is
 * registered for online payment.
 */
export async function registeredStore(server: TestServer, { isRegistered = true, document = OWNER } = {}) {
  const store = await server.createStore({ document });
  const admin = await server.as(store.adminLogin);
  const operator = await server.as(store.operatorLogin);
  if (isRegistered) await admin.post('pagamentoonline/adicionar', FORM);
  const obj = async (path: string, person: TestClient = admin) =>
    ((await person.post(path)).body as unknown as { obj: Record<string, unknown> }).obj;
  return {
    ...{ store, admin, operator },
    registration: () => obj('pagamentoonline/listarPagOnCadastro'),
    status: () => obj('estabelecimento/listarStatusPagOn'),
    accounts: async () =>
      (await obj('pagamentoonline/listarBancoRecebimentos')) as unknown as ({
        id_pagon_banco: number;
        versao: number;
      } & Record<string, unknown>)[],
    /** Adds a bank account and returns its number. */
    addAccount: async (account: object = MANUAL) => {
      const { body } = await admin.post('bank-accounts/change', account);
      return (body as unknown as { id_pagon_banco: number }).id_pagon_banco;
    },
    activate: (accountId: number) =>
      admin.post('pagamentoonline/ativarPagOnBanco', { id_pagon_banco: accountId }),
    send: (path: string, bytes: Uint8Array, name = 'foto.jpg', person: { token: string } = admin) =>
      sendFile({ url: server.url, token: person.token }, path, bytes, { name }),
    /** Number of queued mails of the store, by kind. */
    mails: async () => {
      const { rows } = await runStatement(
        server.urls.owner,
        'select kind, count(*)::int as count from mails_out where store_id = $1 group by kind order by kind',
        [store.storeId],
      );
      return Object.fromEntries(
        (rows as { kind: string; count: number }[]).map(({ kind, count }) => [kind, count]),
      );
    },
  };
}
