import { createTestDatabase } from '@comanda/testkit/postgres';
import { createTestStore } from '@comanda/testkit/stores';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createPool } from '../../../platform/database/pools.ts';
import { sql } from '../../../platform/database/sql.ts';
import { createDatabase, type Database, type Transaction } from '../../../platform/database/transaction.ts';
import { Lease } from '../../../platform/leases/lease.ts';
import { createLogger } from '../../../platform/log.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { createMailQueue } from '../../../platform/mail/mail-queue.ts';
import { MailError, type Mailer } from '../../../platform/mail/mailer.ts';
import { endMail } from './mails-out.writes.ts';
import { createMailSender } from './send-mails.ts';

const HOUR_MS = 3_600_000;
let now = Date.parse('2026-11-20T22:10:00Z');
const clock = { now: () => now };
const secret = 'test';
const branding = { brand: 'Comanda', supportPhone: '0800 000 0000' };

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let pools: ReturnType<typeof createPool>[];
let database: Database;
let system: Database;
let storeId: number;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { urls } = testDatabase;
  pools = [urls.app, urls.system].map((url) =>
    createPool({ url, max: 8, applicationName: 'test', onError: () => undefined }),
  );
  [database, system] = pools.map((pool) => createDatabase(pool)) as [Database, Database];
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await testDatabase.drop();
});

/** Sent mails in sending order, with recipient and Message-ID. */
let sent: { to: string; mailId: string }[];
/** The mail server's refusal of a mail; undefined: the mail is accepted. */
let refusal: (to: string) => MailError | undefined;
const running: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  ({ storeId } = await createTestStore(testDatabase.urls.system));
  await system.directory(sql`delete from mails_out`);
  sent = [];
  refusal = () => undefined;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((sender) => sender.stop()));
});

const takesAll: Mailer = {
  send: async ({ to }, { mailId }) => {
    const error = refusal(to);
    if (error !== undefined) throw error;
    sent.push({ to, mailId });
  },
};
function aServer(mailer = takesAll, over: Partial<Database> = {}) {
  const log = createLogger('silent');
  const sender = createMailSender({ system: { ...system, ...over }, mailer, clock, secret, log }).start();
  running.push(sender);
  return sender;
}
const mailTo = (to: string): MailContent => ({
  kind: 'invitation',
  to,
  subject: 'Convite',
  paragraphs: ['Alguém convidou você.'],
  why: 'Você recebe este e-mail porque alguém convidou este endereço.',
});
const queue = (to: string, expiresAt?: number) => {
  const mails = createMailQueue({ isSetUp: true, secret, clock, branding });
  return database.inStore(storeId, (tx) => mails.queue(tx, mailTo(to), expiresAt));
};
const rows = () =>
  system.inStore(storeId, (tx) =>
    tx.rows<{ state: string; attempts: number; fault: string | null; sealed: Buffer | null; to: string }>(sql`
      select state, attempts, fault, sealed, shown_to as "to" from mails_out
       where store_id = ${tx.storeId} order by queued_at, shown_to`),
  );
const states = async () => (await rows()).map(({ state }) => state);
/** Makes the sender start a round after `ms`. */
async function later(ms: number, sender: { poke(): void }) {
  now += ms;
  sender.poke();
}

it('sends committed mails, none that were rolled back, and stores no content of sent ones', async () => {
  const sender = aServer();
  const mails = createMailQueue({ isSetUp: true, secret, clock, branding });
  mails.onQueued(() => sender.poke());
  await database
    .inStore(storeId, async (tx) => {
      await mails.queue(tx, mailTo('ninguem@x.example'));
      throw new Error('changed its mind');
    })
    .catch(() => undefined);
  await database.inStore(storeId, (tx) => mails.queue(tx, mailTo('dona@pizzaria.example')));
  await expect.poll(states).toEqual(['sent']);
  expect(sent.map(({ to }) => to)).toEqual(['dona@pizzaria.example']);
  expect(await rows()).toMatchObject([
    { attempts: 1, fault: null, sealed: null, to: 'do******@pizzaria.example' },
  ]);
});

it('stores the content of a pending mail encrypted', async () => {
  await queue('dona@pizzaria.example');
  const [{ sealed } = { sealed: null }] = await rows();
  expect(sealed?.toString('latin1')).not.toMatch(/dona|Convite|Alg|conv/);
});

it('sends each mail once after hours without a mail server, and delays no other recipient', async () => {
  refusal = (to) => (to.startsWith('dona') ? new MailError('unreachable', 'ESOCKET') : undefined);
  await queue('dona@pizzaria.example');
  now += 1_000;
  await queue('outra@pizzaria.example');
  const sender = aServer();
  await expect.poll(async () => (await rows()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  expect(await states()).toEqual(['waiting', 'sent']);
  for (const [at, waitMs] of [6_000, 16_000, 46_000, 136_000].entries()) {
    // One millisecond earlier, no attempt is made.
    await later(1, sender);
    await later(waitMs, sender);
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(at + 2);
  }
  refusal = () => undefined;
  await later(HOUR_MS, sender);
  await expect.poll(states).toEqual(['sent', 'sent']);
  expect(sent.map(({ to }) => to)).toEqual(['outra@pizzaria.example', 'dona@pizzaria.example']);
});

it.each([
  ['refused', 0, 'given-up'],
  ['not-set-up', 0, 'given-up'],
  ['unreachable', 23 * HOUR_MS, 'waiting'],
  ['unreachable', 25 * HOUR_MS, 'given-up'],
  ['unknown', 25 * HOUR_MS, 'given-up'],
] as const)('%s after %i ms it is %s', async (fault, afterMs, state) => {
  refusal = () => new MailError(fault, '');
  await queue('dona@pizzaria.example');
  now += afterMs;
  aServer();
  await expect.poll(rows).toMatchObject([{ state, attempts: 1, fault, sealed: expect.any(Buffer) }]);
});

it('an expired code is not sent, and a given-up mail loses its content at its expiry', async () => {
  refusal = (to) => (to.startsWith('dona') ? new MailError('refused', '550') : undefined);
  await queue('dona@pizzaria.example', now + HOUR_MS);
  const sender = aServer();
  await expect.poll(states).toEqual(['given-up']);
  await queue('outra@pizzaria.example', now + 300_000);
  await later(HOUR_MS + 1_000, sender);
  await expect.poll(states).toEqual(['expired', 'expired']);
  expect((await rows()).map(({ sealed }) => sealed)).toEqual([null, null]);
  expect(sent).toEqual([]);
});

it('two servers send each of thirty mails once', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, at) => queue(`p${at}@pizzaria.example`)));
  aServer();
  aServer();
  await expect.poll(async () => new Set(await states())).toEqual(new Set(['sent']));
  expect(new Set(sent.map(({ to }) => to)).size).toBe(30);
  expect(sent).toHaveLength(30);
});

it('a mail whose server was killed before it saved the result is sent again with the same Message-ID', async () => {
  await queue('dona@pizzaria.example');
  let answer: () => void = () => undefined;
  // Simulates a server that sent the mail and was killed before it saved the result.
  aServer({
    send: async ({ to }, { mailId }) => {
      sent.push({ to, mailId });
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    },
  });
  await expect.poll(() => sent).toHaveLength(1);
  const other = aServer();
  await later(29_000, other);
  await later(2_000, other);
  await expect.poll(states).toEqual(['sent']);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  answer();
});

it('records a sent mail when the database is back, and as sent even if it was dropped meanwhile', async () => {
  await queue('dona@pizzaria.example');
  let failures = 0;
  const goingAway: Database['inStore'] = (...step) => {
    if (sent.length === 0 || failures === 2) return system.inStore(...step);
    failures += 1;
    return Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));
  };
  const takesAndDrops: Mailer = {
    send: async (mail, identity) => {
      await system.inStore(storeId, (tx) => endMail(tx, identity.mailId, 'dropped', clock));
      await takesAll.send(mail, identity);
    },
  };
  aServer(takesAndDrops, { inStore: goingAway });
  await expect.poll(states).toEqual(['sent']);
  expect(sent).toHaveLength(1);
});

it('sends no mail that it claims while stopping', async () => {
  await queue('dona@pizzaria.example');
  let stopping: Promise<void> | undefined;
  const sender = aServer(takesAll, {
    inStore: (...step) => {
      stopping ??= sender.stop();
      return system.inStore(...step);
    },
  });
  await expect.poll(() => stopping !== undefined).toBe(true);
  await stopping;
  expect(sent).toEqual([]);
  aServer();
  await expect.poll(states).toEqual(['sent']);
});

it('returns an unfinished mail when stopping; the mail is sent later, although it may have arrived', async () => {
  await queue('dona@pizzaria.example');
  const hanging = aServer({ send: () => new Promise(() => undefined) });
  await expect
    .poll(
      async () => (await system.directory(sql`select 1 from mails_out where claimed_by is not null`)).length,
    )
    .toBe(1);
  await hanging.stop();
  expect(await rows()).toMatchObject([{ state: 'waiting', fault: 'unknown', attempts: 1 }]);
});

it('a mail encrypted with another secret is given up', async () => {
  const mails = createMailQueue({ isSetUp: true, secret: 'of before', clock, branding });
  await database.inStore(storeId, (tx) => mails.queue(tx, mailTo('dona@pizzaria.example')));
  aServer();
  await expect.poll(rows).toMatchObject([{ state: 'given-up', fault: 'unreadable' }]);
});

it('a lease belongs to one server by the database’s time, even if the clocks of two servers differ', async () => {
  await queue('ana@forno.com.br');
  const of = { table: 'mails_out', key: 'mail_id', isOpen: sql`true`, columns: sql`mail_id as id` } as const;
  const aLease = () => new Lease<{ id: string }>(systemClock, { ...of, lastsMs: 60_000 });
  const [one, other] = [aLease(), aLease()];
  const [key] = await one.findFree(system, 1);
  const id = key?.id ?? '';
  const inStore = <T>(step: (tx: Transaction) => Promise<T>) => system.inStore(storeId, step);
  const truly = Date.now();
  const clockOfOther = vi.spyOn(Date, 'now');

  clockOfOther.mockReturnValue(truly);
  expect(await inStore((tx) => one.claim(tx, id))).toEqual({ id });
  for (const ahead of [3 * HOUR_MS, -3 * HOUR_MS]) {
    clockOfOther.mockReturnValue(truly + ahead);
    expect(await other.findFree(system, 1)).toEqual([]);
    expect(await inStore((tx) => other.claim(tx, id))).toBeNull();
  }
  // A lease has its full length even if the server's clock is late.
  await inStore((tx) => one.giveBack(tx, id));
  expect(await inStore((tx) => other.claim(tx, id))).toEqual({ id });
  clockOfOther.mockReturnValue(truly);
  expect(await inStore((tx) => one.claim(tx, id))).toBeNull();
  clockOfOther.mockRestore();
});
