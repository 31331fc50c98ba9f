import fastify from 'fastify';
import pg from 'pg';

// Runs the same statements as one plain settings call of the product, with bare Fastify and pg. It has no
// session, checks, row security, conversion or announcements. A store's API key is the store's number.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 32 });
await pool.query(`
  create table if not exists payment_methods (
    store_id integer primary key, keys text[] not null, version integer not null,
    changed_at timestamptz not null default now(), changed_by text not null default 'Ana');
  create table if not exists audit_log (
    store_id integer, audit_id bigint generated always as identity, at timestamptz not null, action text not null,
    details jsonb not null, primary key (store_id, audit_id))`);

const http = fastify();

http.get('/api/software_app/listarpagamentos', async (request) => {
  const { rows } = await pool.query({
    name: 'find',
    text: 'select keys, version, changed_by, changed_at from payment_methods where store_id = $1',
    values: [Number(request.headers.authorization)],
  });
  return { status: true, ...rows[0] };
});

http.post<{ Body: { formas: string[] } }>('/api/software_app/alteraPagamentos', async (request) => {
  const storeId = Number(request.headers.authorization);
  const { formas } = request.body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'hold',
      text: 'select from payment_methods where store_id = $1 for no key update',
      values: [storeId],
    });
    const { rows } = await client.query({
      name: 'find-held',
      text: 'select keys, version, changed_by, changed_at from payment_methods where store_id = $1',
      values: [storeId],
    });
    await client.query({
      name: 'keep',
      text: 'update payment_methods set keys = $2, version = version + 1, changed_at = now() where store_id = $1',
      values: [storeId, formas],
    });
    await client.query({
      name: 'audit',
      text: `insert into audit_log (store_id, at, action, details) values ($1, now(), 'changed', $2)`,
      values: [storeId, JSON.stringify({ antes: rows[0]?.keys, depois: formas })],
    });
    await client.query({
      name: 'notify',
      text: `select pg_notify('changed', $1)`,
      values: [String(storeId)],
    });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return { status: true, formas };
});

const address = await http.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.stdout.write(`Comanda pronta em ${address}\n`);
process.once('SIGTERM', () => process.exit(0));
