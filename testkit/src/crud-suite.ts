import { ERRORS, type ErrorCode } from '@comanda/contract/errors';
import { callRequest } from '@comanda/contract/kit/call-request';
import type { Call } from '@comanda/contract/kit/define-call';
import { grantsOf } from '@comanda/domain/people/access/permissions';
import { describe, expect, it } from 'vitest';
import { openSocket } from './http/open-socket.ts';
import { readAnswer } from './http/read-answer.ts';
import { type Answer, START, type TestClient, type TestServer } from './http/test-server.ts';
import { runStatement } from './run-statement.ts';
import type { TestStore } from './stores.ts';

/**
 * Data that a store edits with a version number. It is either one set of data (payment methods) or one row of
 * a list (a delivery area).
 */
export interface PlainArea<Listed, Wanted> {
  /** The call that lists the data. It has no input. */
  list: Call<unknown, Listed>;
  save: Call<Wanted, unknown>;
  /**
   * Returns the input of save number `n`, different for each `n` and based on `version`. `rowId` is 0 if the
   * area has no rows.
   */
  input(n: number, version: number, rowId: number): Wanted;
  /** Returns the current version: 0 before the first save, null if the row does not exist. */
  versionOf(listed: Listed, rowId: number): number | null;
  /** Invalid inputs: description, the fields that differ from a valid input, and the invalid field. */
  refused: readonly (readonly [what: string, fields: Record<string, unknown>, field: string])[];
  /** Name of the action in the audit log, and subject of the announcement. Null: saves are not announced. */
  action: string;
  subject: string | null;
  /** Code of the refusal if the version is outdated. */
  stale?: ErrorCode;
  /** Creates other data that the store needs first. */
  prepare?(server: TestServer, store: TestStore): Promise<void>;
  /** Only for areas with rows: creates a row in the user's `store` as `person`. Returns the row's id. */
  createRow?(person: TestClient, store: TestStore): Promise<number>;
  /** Code of the refusal of another store's row. Required for areas with rows. */
  missing?: ErrorCode;
}

/**
 * Tests for all data that a store edits. A refusal names its field and changes nothing. A save gets the next
 * version and an audit row, and is announced. Repeating the same save does none of this. A save with an
 * outdated version gets 409 with author and time of the change. If several saves are simultaneous, only one
 * succeeds. No save changes another store. The area's own tests check its special rules.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a suite: its length is its list of tests.
export function crudSuite<Listed, Wanted>(server: TestServer, area: PlainArea<Listed, Wanted>): void {
  const send = <Input>(person: TestClient, call: Call<Input, unknown>, input: Input, over: object = {}) => {
    const { method, url, body } = callRequest(call, input);
    const path = url.replace(/^\/api\//, '');
    if (method === 'GET') return person.get(path);
    const fields: unknown = body === null ? {} : JSON.parse(body);
    return person[method === 'PUT' ? 'put' : 'post'](path, { ...(fields as object), ...over });
  };
  const list = async (person: TestClient): Promise<Listed> =>
    readAnswer(area.list.output, await send(person, area.list, {}));

  const { access } = area.save;
  const isOperators = access.kind === 'session' && grantsOf(['operator']).includes(access.permission);

  async function aStore() {
    const store = await server.createStore();
    await area.prepare?.(server, store);
    const admin = await server.as(store.adminLogin);
    const colleague = await server.as(isOperators ? store.operatorLogin : store.adminLogin);
    const rowId = (await area.createRow?.(admin, store)) ?? 0;
    const version = async () => area.versionOf(await list(admin), rowId);
    return {
      store,
      admin,
      colleague,
      rowId,
      version,
      first: (await version()) ?? 0,
      save: (person: TestClient, n: number, from: number, over: object = {}): Promise<Answer> =>
        send(person, area.save, area.input(n, from, rowId), over),
      audits: async () =>
        (
          await runStatement(server.urls.owner, 'select from audit_log where store_id = $1 and action = $2', [
            store.storeId,
            area.action,
          ])
        ).rows.length,
    };
  }

  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: a suite: its length is its list of tests.
  describe(`${area.save.name}, as every save`, () => {
    it('refuses invalid bodies by field and changes nothing', async () => {
      const { admin, first, save } = await aStore();
      const before = await list(admin);
      for (const [what, fields, field] of area.refused) {
        const answer = await save(admin, 1, first, fields);
        expect(answer, what).toMatchObject({ status: 422, body: { motivo: 'request.invalid' } });
        expect(
          answer.body.erros.map(({ campo }) => campo),
          what,
        ).toContain(field);
      }
      expect(await list(admin)).toEqual(before);
    });

    it('saves under the next version, announces it and writes an audit row', async () => {
      const { admin, colleague, store, first, save, version, audits } = await aStore();
      const neighbour = await aStore();
      const before = await list(neighbour.admin);
      const stored = await audits();
      const panel = await openSocket(server.url, colleague.token);
      expect((await save(admin, 1, first)).status).toBe(200);
      expect(await version()).toBe(first + 1);
      expect(await list(colleague)).toEqual(await list(admin));
      if (area.subject !== null)
        await expect
          .poll(() => panel.received('mudou'))
          .toContainEqual(expect.objectContaining({ assunto: area.subject }));
      panel.close();
      expect(await audits()).toBe(stored + 1);
      expect(await list(neighbour.admin), `seen from store ${store.storeId}`).toEqual(before);
    });

    it('does nothing for the same save again, also from an earlier version', async () => {
      const { admin, first, save, version, audits } = await aStore();
      await save(admin, 1, first);
      const [stored, rows] = [await list(admin), await audits()];
      for (const from of [first, first + 1]) expect((await save(admin, 1, from)).status).toBe(200);
      expect(await version()).toBe(first + 1);
      expect(await list(admin)).toEqual(stored);
      expect(await audits()).toBe(rows);
    });

    it('refuses a save from another version and names the user and time of the change', async () => {
      const { admin, colleague, first, save } = await aStore();
      await save(admin, 1, first);
      const stored = await list(admin);
      for (const from of [first, first + 7]) {
        expect(await save(colleague, 2, from)).toMatchObject({
          status: 409,
          body: {
            motivo: area.stale ?? 'record.changed-meanwhile',
            versao: first + 1,
            alterado_por: 'Dona Teste',
            alterado_em: new Date(START).toISOString(),
          },
        });
      }
      expect(await list(colleague)).toEqual(stored);
      expect((await save(colleague, 2, first + 1)).status).toBe(200);
    });

    it('lets only one of several simultaneous saves win', async () => {
      const { admin, colleague, first, save, version } = await aStore();
      for (const from of [first, first + 1]) {
        const answers = await Promise.all(
          [admin, colleague, admin, colleague].map((person, index) =>
            save(person, 10 * from + index + 1, from),
          ),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
        expect(await version()).toBe(from + 1);
      }
    });

    const { missing } = area;
    if (missing === undefined) return;
    it('does not find rows of another store', async () => {
      const [own, other] = [await aStore(), await aStore()];
      let { rowId } = other;
      // Each store numbers its own rows, so the loop searches for an id that only the other store has.
      while (area.versionOf(await list(own.admin), rowId) !== null)
        rowId = (await area.createRow?.(other.admin, other.store)) ?? 0;
      const before = [await list(own.admin), await list(other.admin)];
      const version = area.versionOf(await list(other.admin), rowId) ?? 0;
      expect(await send(own.admin, area.save, area.input(1, version, rowId))).toMatchObject({
        status: ERRORS[missing].status,
        body: { motivo: missing },
      });
      expect([await list(own.admin), await list(other.admin)]).toEqual(before);
    });
  });
}
