import type { RunningStore } from '@comanda/testkit/running/running-stores';
import { logIn } from '@comanda/testkit/running/running-stores';
import { atMost, type FaultReport, fact } from '../harness.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';

const FORMATS = ['csv', 'xlsx'] as const;
type Format = (typeof FORMATS)[number];
/** Bytes near the end of a complete XLSX file. An interrupted file does not have them. */
const END_OF_ZIP = Buffer.from('504b0506', 'hex');
const DAY_MS = 24 * 3_600_000;

/**
 * R18: exports of `rows` rows are interrupted in the middle, `times` times: the reader leaves, the server is
 * killed, or the permission is removed. No reader takes a partial file for a complete one. Nothing stays open
 * in the database, and the next export is complete.
 */
export async function exportBroken(
  world: StressWorld,
  { times, rows }: { times: number; rows: number },
): Promise<FaultReport> {
  const store = await world.openStore();
  await world.rows(
    `insert into audit_log (store_id, at, user_id, action)
     select $1, now() - n * interval '1 second', 1, 'store.opened' from generate_series(1, $2::integer) n`,
    [store.storeId, rows],
  );
  const violations: string[] = [];
  const closedAfter: number[] = [];
  const freed = async (what: string) => closedAfter.push(await untilClosed(world, what));
  const complete = async (format: Format, what: string) => {
    const { bytes, isBroken } = await rest(await begin(world, store, format));
    if (isBroken || !isComplete(format, bytes)) violations.push(`${format}: not whole ${what}`);
    if (format === 'csv' && linesOf(bytes) < rows) violations.push(`${linesOf(bytes)} lines ${what}`);
  };

  for (const format of FORMATS)
    for (let time = 0; time < times; time += 1) {
      const left = await begin(world, store, format);
      // A store can export only one file at a time, so the next export begins when the interrupted one has
      // ended.
      const next = complete(format, 'after somebody left');
      await left.reader.cancel();
      await freed('somebody left');
      await next;

      const killed = await begin(world, store, format);
      await world.server().kill();
      broken(format, await rest(killed), 'the server was killed');
      await freed('the server was killed');
      await world.start();
      await complete(format, 'after the server was killed');

      const token = await logIn(world.http, store.adminLogin, store.password);
      const lost = await begin(world, { ...store, adminToken: token }, format);
      const leave = await world.http.send('POST', '/api/login/sair', { authorization: token }, {});
      if (leave.status !== 200) violations.push(`leaving: ${leave.status}`);
      broken(format, await rest(lost), 'the right went');
      await freed('the right went');
    }

  function broken(format: Format, { bytes, isBroken }: Taken, what: string) {
    if (!isBroken) violations.push(`${format}: ended as if it were whole when ${what}`);
    if (isComplete(format, bytes)) violations.push(`${format}: looks whole though ${what}`);
  }
  return {
    lines: [
      fact('R18 exports broken off', 3 * times * FORMATS.length),
      fact('R18 rows of each', rows),
      atMost('R18 nothing of it left in the database after, longest', Math.max(...closedAfter), 2_000, 'ms'),
    ],
    violations: violations.map((text) => `R18 ${text}`),
  };
}

/** A file whose transfer has begun. */
interface Begun {
  reader: ReadableStreamDefaultReader<Uint8Array>;
  first: Uint8Array;
}

/** Requests the file and reads its first part. */
async function begin(world: StressWorld, { adminToken }: RunningStore, format: Format): Promise<Begun> {
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const response = await fetch(`${world.url}/api/historico/exportar`, {
    method: 'POST',
    headers: { authorization: adminToken, 'content-type': 'application/json' },
    body: JSON.stringify({ de: day(30), ate: day(-1), formato: format }),
  });
  if (response.status !== 200 || response.body === null) throw new Error(await response.text());
  const reader = response.body.getReader();
  const { value: first = new Uint8Array() } = await reader.read();
  return { reader, first };
}

interface Taken {
  bytes: Buffer;
  /** True if the connection ended before the file was complete. */
  isBroken: boolean;
}

/** Reads the remaining parts of a file. */
async function rest({ reader, first }: Begun): Promise<Taken> {
  const parts = [first];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
    return { bytes: Buffer.concat(parts), isBroken: false };
  } catch {
    return { bytes: Buffer.concat(parts), isBroken: true };
  }
}

function isComplete(format: Format, bytes: Buffer): boolean {
  if (format === 'xlsx') return bytes.subarray(-22).includes(END_OF_ZIP);
  return /\nTotal: [^\n]+\r\n$/.test(bytes.subarray(-200).toString());
}

const linesOf = (bytes: Buffer): number => bytes.reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 0);

/** Waits until the server has no open transaction. Returns the duration in milliseconds. */
function untilClosed(world: StressWorld, what: string): Promise<number> {
  return until(`no transaction is left when ${what}`, async () => {
    const open = await world.rows(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
                                        and query like 'fetch %'`,
    );
    return open.length === 0;
  });
}
