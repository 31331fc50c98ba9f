import { once } from 'node:events';
import type { SheetFormat } from '@comanda/contract/kit/paged';
import Fastify from 'fastify';
import { streamXlsxRows } from 'hucre/xlsx';
import { expect, test, vi } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { type Sending, sendFile } from '../http/send-file.ts';
import type { SheetColumn } from './column.ts';
import { csvSheet } from './csv-sheet.ts';
import { sheetFile } from './sheet-file.ts';

interface Sale {
  at: number;
  day: string | null;
  name: string | null;
  items: number;
  cents: number | null;
}

const columns: readonly SheetColumn<Sale>[] = [
  { title: 'Quando', kind: 'moment', value: ({ at }) => at },
  { title: 'Dia', kind: 'day', value: ({ day }) => day },
  { title: 'Cliente', kind: 'text', value: ({ name }) => name },
  { title: 'Itens', kind: 'count', value: ({ items }) => items },
  { title: 'Valor', kind: 'money', value: ({ cents }) => cents, isSummed: true },
];
const AT = Date.UTC(2026, 10, 24, 2, 30, 5);
const sale = (name: string | null, cents: number | null): Sale => ({
  at: AT,
  day: '2026-11-23',
  name,
  items: 2,
  cents,
});

async function* slicesOf(...slices: Sale[][]) {
  yield* slices;
}
const fileOf = (format: SheetFormat, ...slices: Sale[][]) =>
  sheetFile({
    name: 'vendas',
    title: 'Vendas: [hoje]',
    format,
    columns,
    slices: slicesOf(...slices),
    timeZone: 'America/Sao_Paulo',
  });
async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}
async function rowsOf(content: AsyncIterable<Uint8Array>) {
  const rows = [];
  for await (const { values } of streamXlsxRows(await bytesOf(content))) rows.push(values);
  return rows;
}

test('a CSV has a heading, comma decimals, Brazilian dates, and the sums in its last row', async () => {
  const file = fileOf('csv', [sale('Zé; "o"', 1_050), sale('=1+1', -5)], [], [sale(null, null)]);
  expect(file).toMatchObject({ name: 'vendas.csv', type: 'text/csv; charset=utf-8', bytes: null });
  expect((await bytesOf(file.content)).toString()).toBe(
    [
      '\uFEFFQuando;Dia;Cliente;Itens;Valor',
      '23/11/2026 23:30:05;23/11/2026;"Zé; ""o""";2;10,50',
      "23/11/2026 23:30:05;23/11/2026;'=1+1;2;-0,05",
      '23/11/2026 23:30:05;23/11/2026;;2;',
      'Total: 3 registros;;;;10,45',
      '',
    ].join('\r\n'),
  );
});

test('notes follow the totals, each in its own row', async () => {
  const notes = ['Loja: Zé; "o"', 'Fim'];
  const noted = (format: SheetFormat) =>
    sheetFile({
      ...{ name: 'vendas', title: 'Vendas', format, columns, notes, timeZone: 'America/Sao_Paulo' },
      slices: slicesOf([sale('Zé', 1_050)]),
    });
  expect((await bytesOf(noted('csv').content)).toString().split('\r\n').slice(2)).toEqual([
    'Total: 1 registro;;;;10,50',
    '"Loja: Zé; ""o""";;;;',
    ...['Fim;;;;', ''],
  ]);
  const rows = await rowsOf(noted('xlsx').content);
  expect(rows.slice(3).map(([first]) => first)).toEqual(notes);
});

test('an XLSX stores texts as texts, and money and dates as numbers', async () => {
  const texts = [
    '00123',
    '=1+1',
    '_x0041_',
    'a\u0001\r\nb\ud800',
    '👩‍👩‍👧‍👦'.repeat(50),
    '12345678901234567890',
  ];
  const rows = await rowsOf(
    fileOf('xlsx', [...texts.map((name) => sale(name, 123_456)), sale('x'.repeat(40_000), 1e15 + 1)]).content,
  );
  expect(rows[0]).toEqual(['Quando', 'Dia', 'Cliente', 'Itens', 'Valor']);
  expect(rows[1]?.slice(0, 2)).toEqual([
    new Date(Date.UTC(2026, 10, 23, 23, 30, 5)),
    new Date(Date.UTC(2026, 10, 23)),
  ]);
  expect(rows.slice(1, 7).map((cells) => cells[2])).toEqual([
    ...texts.slice(0, 3),
    'a\nb\ufffd',
    ...texts.slice(4),
  ]);
  expect(rows.slice(1, 7).map((cells) => cells[4])).toEqual(texts.map(() => 1234.56));
  expect(String(rows[7]?.[2])).toHaveLength(32_767);
  expect(rows[8]).toEqual(['Total: 7 registros', null, null, null, 10_000_000_007_407.37]);
});

test.each(['csv', 'xlsx'] as const)(
  'an empty list is a %s with its head and a total of zero',
  async (format) => {
    const content = fileOf(format).content;
    const last =
      format === 'csv'
        ? (await bytesOf(content)).toString().split('\r\n').at(-2)
        : (await rowsOf(content)).at(-1);
    expect(last).toEqual(
      format === 'csv' ? 'Total: 0 registros;;;;0,00' : ['Total: 0 registros', null, null, null, 0],
    );
  },
);

test('the last row says that sums will grow', async () => {
  const sheet = { columns, slices: slicesOf([sale('a', 1)]), timeZone: 'America/Sao_Paulo', isBehind: true };
  const lines = (await bytesOf(csvSheet(sheet))).toString().trimEnd().split('\r\n');
  expect(lines.at(-1)).toMatch(/^Total: 1 registro\. Pedidos antigos ainda estão sendo somados.*;0,01$/);
});

test('rows above the limit are omitted, reported and not read', async () => {
  const read = vi.fn();
  async function* slices() {
    for (;;) {
      read();
      yield [sale('a', 1), sale('b', 1)];
    }
  }
  const sheet = { columns, slices: slices(), timeZone: 'America/Sao_Paulo' };
  const lines = (await bytesOf(csvSheet(sheet, 3))).toString().trimEnd().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(/limitado a 3 registros.*;0,03$/);
  expect(read).toHaveBeenCalledTimes(2);
});

/**
 * Makes an endless source of rows. `before` runs before the first row; `closed` settles when reading stops.
 */
function endless(before: () => Promise<void>) {
  const closed = Promise.withResolvers<void>();
  const slices = async function* () {
    try {
      await before();
      for (let at = 0; ; at += 1)
        yield Array.from({ length: 500 }, (_, no) => sale(`${at * 500 + no} ${Math.random()}`, 1));
    } finally {
      closed.resolve();
    }
  };
  return { slices: slices(), closed: closed.promise };
}

interface Download {
  sending?: Partial<Sending>;
  /** Number of bytes to read. Undefined: all bytes. */
  bytes?: number;
  before?: () => Promise<void>;
  /** True to read nothing until the source is closed. */
  waits?: boolean;
}

/** Requests endless rows from a server, and closes the server after the answer. */
async function requested(
  format: SheetFormat,
  { sending, bytes = Number.POSITIVE_INFINITY, before, waits = false }: Download,
) {
  const { slices, closed } = endless(before ?? (async () => undefined));
  const app = Fastify();
  app.get('/', (_request, reply) =>
    sendFile(
      reply,
      'text/csv',
      sheetFile({ name: 'v', title: 'V', format, columns, slices, timeZone: 'America/Sao_Paulo' }),
      { mayStill: async () => true, ...sending },
    ),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  let read = 0;
  const outcome = await (async () => {
    const response = await fetch(address);
    if (response.status !== 200) return 'refused';
    if (waits) await closed;
    for await (const part of response.body ?? []) {
      read += part.length;
      if (read > bytes) return 'left';
    }
    return 'whole';
  })().catch(() => 'broken');
  await closed;
  await app.close();
  return { outcome, read };
}

test.each(['csv', 'xlsx'] as const)(
  'a client that disconnects in the middle of a %s ends its reading',
  async (format) => {
    expect(await requested(format, { bytes: 1_000_000 })).toMatchObject({ outcome: 'left' });
  },
);

test.each(['csv', 'xlsx'] as const)(
  'a %s that fails before its first row gets an error response',
  async (format) => {
    const before = () => Promise.reject(new AppError('server.busy'));
    expect(await requested(format, { before })).toEqual({ outcome: 'refused', read: 0 });
  },
);

test.each(['csv', 'xlsx'] as const)(
  'a client that disconnects before the first row of a %s ends its reading',
  async (format) => {
    const leaving = new AbortController();
    const app = Fastify();
    const closed = Promise.withResolvers<void>();
    app.get('/', (_request, reply) => {
      const rows = endless(async () => {
        leaving.abort();
        await once(reply.raw, 'close');
      });
      rows.closed.then(closed.resolve);
      const file = {
        name: 'v',
        title: 'V',
        format,
        columns,
        slices: rows.slices,
        timeZone: 'America/Sao_Paulo',
      };
      return sendFile(reply, 'text/csv', sheetFile(file), { mayStill: async () => true });
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(address, { signal: leaving.signal })).rejects.toThrow();
    await closed.promise;
    await app.close();
  },
);

test.each(['csv', 'xlsx'] as const)('a client that stops reading a %s is disconnected', async (format) => {
  expect(await requested(format, { sending: { stalledMs: 100 }, waits: true })).toMatchObject({
    outcome: 'broken',
  });
});

test.each(['csv', 'xlsx'] as const)('a %s that takes too long is cut off', async (format) => {
  expect(await requested(format, { sending: { longestMs: 50 } })).toMatchObject({ outcome: 'broken' });
});

test.each(['csv', 'xlsx'] as const)(
  'a client that loses the right in the middle of a %s gets no whole file',
  async (format) => {
    const mayStill = vi.fn(async () => false).mockResolvedValueOnce(true);
    const { outcome, read } = await requested(format, { sending: { mayStill, allowedMs: 0 } });
    expect(outcome).toBe('broken');
    expect(read).toBeLessThan(1_000_000);
  },
);
