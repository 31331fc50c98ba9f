import fastify from 'fastify';
import type pg from 'pg';
import { Server } from 'socket.io';
import { openBareDatabase } from './bare-database.ts';

// The simplest server that could do the product's work, as an upper limit of its speed. It is Fastify, pg and
// Socket.IO in one process, without sessions, checks and row security. An order writes an idempotency row,
// the order, the store's next number and an event. A status change writes an update and an outbox row. A
// store's API key is the store's number.

const STORES = 500;
const pool = await openBareDatabase(STORES);
const http = fastify();
const io = new Server(http.server, { serveClient: false, perMessageDeflate: false });
io.use((socket, next) => {
  void socket.join(`store:${socket.handshake.auth.token}`);
  next();
});

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

http.post<{ Body: { id: string } }>('/api/order', async (request) => {
  const storeId = Number(request.headers['x-api-key']);
  const seq = await inTransaction(async (client) => {
    const key = await client.query({
      name: 'key',
      text: 'insert into keys values ($1, $2) on conflict do nothing',
      values: [storeId, request.body.id],
    });
    if (key.rowCount === 0) throw new Error('known already');
    const counted = await client.query<{ seq: string }>({
      name: 'count',
      text: 'update counters set seq = seq + 1 where store_id = $1 returning seq',
      values: [storeId],
    });
    const number = Number(counted.rows[0]?.seq);
    await client.query({
      name: 'order',
      text: `insert into orders (store_id, order_id, status, document) values ($1, $2, 'pending', $3)`,
      values: [storeId, number, JSON.stringify(request.body)],
    });
    await client.query({
      name: 'event',
      text: 'insert into events values ($1, $2, $2)',
      values: [storeId, number],
    });
    return number;
  });
  io.to(`store:${storeId}`).emit('pedido', { seq, id: seq, dados: request.body });
  return { data: { id_pedido: seq, link_cliente: '' } };
});

http.get('/api/pedidos/listar', async (request) => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select order_id, status, received_at, code, customer_name, customer_phone, district, payment_summary, total_cents
             from orders where store_id = $1 order by order_id limit 50`,
    values: [Number(request.headers.authorization)],
  });
  return { pedidos: rows };
});

http.put<{ Params: { id: string }; Body: { new_status: string } }>('/api/orders/:id', async (request) => {
  const storeId = Number(request.headers.authorization);
  await inTransaction(async (client) => {
    await client.query({
      name: 'change',
      text: 'update orders set status = $3 where store_id = $1 and order_id = $2',
      values: [storeId, Number(request.params.id), request.body.new_status],
    });
    await client.query({
      name: 'outbox',
      text: `with counted as (update counters set seq = seq + 1 where store_id = $1 returning seq)
             insert into outbox select $1, seq from counted`,
      values: [storeId],
    });
  });
  return { status: true };
});

const address = await http.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.stdout.write(`Comanda pronta em ${address}\n`);
process.once('SIGTERM', () => process.exit(0));
