import type { SheetFormat } from '@comanda/contract/paged';
import Fastify from 'fastify';
import { streamXlsxRows } from 'hucre/xlsx';
import { expect, test, vi } from 'vitest';
import { sendFile } from '../http/send-file.ts';
import { cellsOf, type SheetColumn } from './column.ts';
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

test('a CSV has a head, comma decimals, days as people write them and the sum as its last row', async () => {
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

test('an XLSX keeps texts as texts, and money and dates as numbers to work with', async () => {
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
  'an empty list is a %s with its head and a sum of nothing',
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

test('what no file has room for is left out, said, and not read', async () => {
  const read = vi.fn();
  async function* slices() {
    for (;;) {
      read();
      yield [sale('a', 1), sale('b', 1)];
    }
  }
  const sheet = { columns, slices: slices(), timeZone: 'America/Sao_Paulo' };
  const rows = [];
  for await (const slice of cellsOf(sheet, 3)) rows.push(...slice);
  expect(rows).toHaveLength(4);
  expect(rows.at(-1)?.[0]).toMatchObject({ value: expect.stringContaining('limitado a 3 registros') });
  expect(rows.at(-1)?.[4]).toEqual({ kind: 'money', value: 3 });
  expect(read).toHaveBeenCalledTimes(2);
});

/** Asks a server that answers endless rows; reads until it ends or there were `bytes`. */
async function asked(format: SheetFormat, mayStill: () => Promise<boolean>, bytes: number) {
  const closed = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (let at = 0; ; at += 1)
        yield Array.from({ length: 500 }, (_, no) => sale(`${at * 500 + no} ${Math.random()}`, 1));
    } finally {
      closed.resolve();
    }
  }
  const app = Fastify();
  app.get('/', (_request, reply) =>
    sendFile(
      reply,
      'text/csv',
      sheetFile({ name: 'v', title: 'V', format, columns, slices: endless(), timeZone: 'America/Sao_Paulo' }),
      mayStill,
    ),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  let read = 0;
  const outcome = await (async () => {
    const response = await fetch(address);
    for await (const part of response.body ?? []) {
      read += part.length;
      if (read > bytes) return 'left';
    }
    return 'whole';
  })().catch(() => 'broken');
  await closed.promise;
  await app.close();
  return { outcome, read };
}

test.each(['csv', 'xlsx'] as const)(
  'who goes away in the middle of a %s ends its reading',
  async (format) => {
    expect(await asked(format, async () => true, 1_000_000)).toMatchObject({ outcome: 'left' });
  },
);

test.each(['csv', 'xlsx'] as const)(
  'who loses the right in the middle of a %s has no whole file',
  async (format) => {
    const mayStill = vi.fn(async () => false).mockResolvedValueOnce(true);
    const { outcome, read } = await asked(format, mayStill, Number.POSITIVE_INFINITY);
    expect(outcome).toBe('broken');
    expect(read).toBeLessThan(1_000_000);
  },
);
