import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { expect, it } from 'vitest';
import { handshakeForgetter } from './forget-handshake.ts';

it('releases the request at the connection, and in the response of the upgrade', async () => {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const io = new Server(http);
  const forget = handshakeForgetter(io.engine);
  const answers: ServerResponse[] = [];
  io.engine.use((_request: IncomingMessage, answer: ServerResponse, next: () => void) => {
    answers.push(answer);
    next();
  });
  const { port } = http.address() as AddressInfo;
  const client = connect(`http://127.0.0.1:${port}`, { transports: ['websocket'] });
  const [socket] = (await once(io, 'connection')) as [Socket];
  // This version of the engine holds the request in this field.
  expect(answers.map(({ req }) => req)).toEqual([socket.conn.request]);

  forget(socket);
  expect(answers.map(({ req }) => req)).toEqual([null]);
  expect(socket.conn.request).toBeNull();
  expect(socket.handshake.headers).toEqual({});

  client.disconnect();
  await io.close();
});
