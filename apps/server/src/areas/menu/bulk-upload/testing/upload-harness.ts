import { eventually } from '@comanda/testkit/eventually';
import type { TestClient, TestServer } from '@comanda/testkit/http/test-server';
import { expect } from 'vitest';

export interface UploadAnswer {
  id: number;
  status: string;
  etapa: string;
  added_products: number;
  total_products: number;
  new_products: number;
  changed_products: number;
  unchanged_products: number;
  refused_products: number;
  taken_back_products: number;
  kept_products: number;
  pode_desfazer: boolean;
  erro: string | null;
}
export interface RowAnswer {
  id_linha: number;
  linha: number;
  resultado: string;
  nome: string;
  codigo_barras: string;
  motivos: string[];
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
  gravada: boolean;
  desfeita: boolean | null;
  candidatos: { id_cardapio: number }[];
}

const COLUMNS = { product_ean_cod: 1, product_name: 2, product_qty: 3, product_price: 4 };
export const HEAD = 'Código de barras;Nome;Estoque;Preço;Promoção;Categoria;PDV';
export const ALL_COLUMNS = { ...COLUMNS, product_promo_price: 5, product_category: 6, product_pdv_cod: 7 };

export interface SendOptions {
  columns?: Record<string, number>;
  /** Columns of a restaurant's menu, in place of `columns`. */
  menu?: Record<string, number>;
  update?: boolean;
  /** True to stop after the check of the rows. */
  checks?: boolean;
  name?: string;
  more?: Record<string, string>;
}

/** Returns a function that posts a file with form fields, as one user. */
const posting =
  (server: TestServer, panel: { token: string }) =>
  async (path: string, content: string | Uint8Array, fields: Record<string, string>, name: string) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
    const answer = await fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: { authorization: panel.token },
      body: form,
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

/** The upload calls of one user of a store. */
export function uploadHarness(server: TestServer, panel: TestClient & { token: string }) {
  const post = posting(server, panel);
  const fileOf = (body: unknown) => (body as { product_file: UploadAnswer }).product_file;
  const uploads = {
    preview: (content: string | Uint8Array, fields = {}, name = 'produtos.csv') =>
      post('product-files/olhar', content, fields, name),
    send: (content: string | Uint8Array, how: SendOptions = {}) => {
      const { menu, update = true, checks = false, name = 'produtos.csv', more = {} } = how;
      const field = menu === undefined ? 'columns_disposition' : 'colunas_cardapio';
      const columns = Object.entries(menu ?? how.columns ?? ALL_COLUMNS);
      const fields = {
        ...Object.fromEntries(columns.map(([column, at]) => [`${field}[${column}]`, String(at)])),
        ...{ should_update: update ? '1' : '0', ...(checks ? { conferir: '1' } : {}), ...more },
      };
      return post('product-files', content, fields, name);
    },
    get: async (id: number) => fileOf((await panel.get(`product-files/${id}`)).body),
    /** Waits until an upload reaches a stage. */
    until: (id: number, stage: string): Promise<UploadAnswer> =>
      eventually(async () => {
        const file = await uploads.get(id);
        expect(file).toMatchObject({ etapa: stage });
        return file;
      }),
    /** Sends a file and waits until it reaches a stage. */
    upload: async (
      content: string | Uint8Array,
      stage: string,
      how: SendOptions = {},
    ): Promise<UploadAnswer> => {
      const { status, body } = await uploads.send(content, how);
      expect([status, body.erro]).toEqual([200, undefined]);
      return uploads.until(fileOf(body).id, stage);
    },
    rows: async (id: number, outcome?: string): Promise<RowAnswer[]> => {
      const { body } = await panel.get(
        `product-files/${id}/linhas${outcome === undefined ? '' : `?resultado=${outcome}`}`,
      );
      return (body as unknown as { linhas: RowAnswer[] }).linhas;
    },
    refused: async (id: number) => {
      const answer = await fetch(`${server.url}/api/product-files/${id}/recusadas`, {
        headers: { authorization: panel.token },
      });
      return Buffer.from(await answer.arrayBuffer()).toString();
    },
    /** The exported rows with this outcome, as lines of CSV. */
    exported: async (id: number, outcome: string) => {
      const answer = await fetch(
        `${server.url}/api/product-files/${id}/linhas/exportar?resultado=${outcome}&formato=csv`,
        { headers: { authorization: panel.token } },
      );
      return (await answer.text()).trimEnd().split('\r\n');
    },
    menu: async () => {
      const { body } = await panel.get('cardapio/completo');
      return body as unknown as {
        versao: number;
        categorias: { id_cardapio_categoria: number; nome_categoria: string }[];
        produtos: (Record<string, unknown> & { id_cardapio: number; versao: number })[];
      };
    },
  };
  return uploads;
}
