import { createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findDatabase, inSentences, openSystemDatabase } from '../../cli/open-system-database.ts';
import { readConfig } from '../../config.ts';
import { describeFailure } from '../../describe-failure.ts';
import { NoPasswordError } from './database-urls.ts';
import { assertNotPooled, PooledDatabaseError } from './pooler-check.ts';

/** How the fake server answers: like PostgreSQL, or like a pooler in front of it. */
interface Answers {
  /** Refuses the settings at the start of a connection, as PgBouncer does. */
  refusesSettings?: boolean;
  pidOf(connection: number): number;
  timeout: string;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const ready = message('Z', Buffer.from('I'));

/** A fake server with the part of PostgreSQL's protocol that the check needs. */
async function serve(answers: Answers): Promise<string> {
  let connections = 0;
  const server = createServer((socket: Socket) => {
    connections += 1;
    const pid = answers.pidOf(connections);
    let hasBegun = false;
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      if (!hasBegun) {
        hasBegun = true;
        const fault = 'SFATAL\0C08P01\0Munsupported startup parameter: options\0\0';
        if (answers.refusesSettings && bytes.includes('options'))
          socket.end(message('E', Buffer.from(fault)));
        else socket.write(Buffer.concat([message('R', int32(0)), ready]));
        return;
      }
      if (bytes[0] !== 'Q'.charCodeAt(0)) return;
      const columns = ['pid', 'timeout'].map((name, index) =>
        Buffer.concat([
          Buffer.from(`${name}\0`),
          ...[int32(0), int16(0), int32(index === 0 ? 23 : 25), int16(-1), int32(-1), int16(0)],
        ]),
      );
      const values = [String(pid), answers.timeout].map((value) =>
        Buffer.concat([int32(value.length), Buffer.from(value)]),
      );
      socket.write(
        Buffer.concat([
          message('T', Buffer.concat([int16(2), ...columns])),
          message('D', Buffer.concat([int16(2), ...values])),
          message('C', Buffer.from('SELECT 1\0')),
          ready,
        ]),
      );
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  const address = server.address();
  return `postgres://a:b@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/c`;
}

const OURS = '14987ms';

it('accepts a PostgreSQL that gives each connection a process and settings of its own', async () => {
  await assertNotPooled(await serve({ pidOf: (connection) => connection, timeout: OURS }), 'DATABASE_URL');
});

it.each([
  [
    'refuses the settings',
    { refusesSettings: true, pidOf: (connection: number) => connection, timeout: OURS },
  ],
  ['drops the settings', { pidOf: (connection: number) => connection, timeout: '0' }],
  ['lends one process to two connections', { pidOf: () => 7, timeout: OURS }],
])('refuses what %s', async (_what, answers) => {
  const url = await serve(answers);
  await expect(assertNotPooled(url, 'DATABASE_APP_URL')).rejects.toThrow(PooledDatabaseError);
  // Commands must also report the pooler before they change the schema.
  const given = { ...readConfig({}), databaseUrl: url };
  const sentence = /^postgres:\/\/a@127\.0\.0\.1:\d+\/c passa por um pooler .*Ligue DATABASE_URL direto/;
  await expect(openSystemDatabase(given)).rejects.toThrow(sentence);
  await expect(inSentences(given, () => findDatabase(given))).rejects.toThrow(sentence);
});

it("names the setting with the pooler's address, and what a URL without a password lacks", () => {
  const given = { database: 'postgres://dona@h/d', dataDir: '' };
  const pooled = new PooledDatabaseError('postgres://app:segredo@pool:6432/loja', 'DATABASE_APP_URL');
  expect(describeFailure(pooled, given)).toMatch(
    /^postgres:\/\/app@pool:6432\/loja passa.*Ligue DATABASE_APP_URL direto/,
  );
  expect(`${pooled}`).not.toContain('segredo');
  expect(describeFailure(new NoPasswordError(''), given)).toMatch(/^postgres:\/\/dona@h\/d vem sem senha/);
});
