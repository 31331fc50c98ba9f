import pLimit from 'p-limit';
import pg from 'pg';
import { createTestStore, type TestStore } from '../stores.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import type { World } from './world.ts';

/** A store of a running server. Its two users are logged in like programs, with a token in a header. */
export interface RunningStore extends TestStore {
  adminToken: string;
  operatorToken: string;
}

const AT_ONCE = 8;

/** Creates `count` stores in the server's database, and logs their users in through the server. */
export async function createRunningStores({ url, urls }: World, count: number): Promise<RunningStore[]> {
  const pool = new pg.Pool({ connectionString: urls.system, max: AT_ONCE });
  const http = createHttpClient(url, { sockets: AT_ONCE });
  try {
    return await pLimit(AT_ONCE).map(Array.from({ length: count }), async () => {
      const store = await createTestStore(pool);
      return {
        ...store,
        adminToken: await logIn(http, store.adminLogin, store.password),
        operatorToken: await logIn(http, store.operatorLogin, store.password),
      };
    });
  } finally {
    http.close();
    await pool.end();
  }
}

/** Creates one store, as {@link createRunningStores} does. */
export async function createRunningStore(world: World): Promise<RunningStore> {
  const [store] = await createRunningStores(world, 1);
  if (store === undefined) throw new Error('no store was made');
  return store;
}

/** Logs in and returns the session's token. Throws if the server refuses. */
export async function logIn(http: HttpClient, login: string, password: string): Promise<string> {
  const answer = await http.send('POST', '/api/login/index', {}, { usuario: login, senha: password });
  const body: { usuario?: { sessao?: { hash?: string } } } = JSON.parse(answer.text);
  const token = body.usuario?.sessao?.hash;
  if (token === undefined) throw new Error(`login of ${login} refused: ${answer.text}`);
  return token;
}
