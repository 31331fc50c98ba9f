import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { previewTable, readTable, type TableRequest } from './read-table.ts';

const utf16 = (text: string) => Buffer.from(`\u{feff}${text}`, 'utf16le');
const HEAD = 'Código de barras;Nome;Estoque;Preço';
const CODE = '7891000100103';

async function read(bytes: Uint8Array, over: Partial<TableRequest> = {}) {
  const rows: { line: number; cells: string[]; given: object | null; faults: { kind: string }[] }[] = [];
  const end = await readTable(
    { bytes, hints: {}, columns: { barcode: 1, name: 2, quantity: 3, price: 4 }, ...over },
    (some) => {
      rows.push(...JSON.parse(some));
      return Promise.resolve();
    },
  );
  return { ...end, rows };
}

const sheet = (rows: (string | number | null)[][]) => writeXlsx({ sheets: [{ name: 'Produtos', rows }] });

/** A zip with one entry that declares the given unpacked size. */
function zipOf(name: string, content: Buffer, declaredSize = content.length): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(declaredSize, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(declaredSize, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

const sheetOf = (start: string, rest = Buffer.alloc(0)) =>
  zipOf('xl/worksheets/sheet1.xml', Buffer.concat([Buffer.from(`<worksheet><sheetData>${start}`), rest]));

describe('checking a file', () => {
  it.each([
    ['UTF-8', Buffer.from(`${HEAD}\n${CODE};Pão;1;2,50\n`), 'utf-8', ';'],
    ['UTF-8 with its mark', Buffer.from(`\u{feff}${HEAD}\n${CODE};Pão;1;2,50\n`), 'utf-8', ';'],
    ['Windows-1252', Buffer.from(`${HEAD}\n${CODE};Pão;1;2,50\n`, 'latin1'), 'windows-1252', ';'],
    ['UTF-16', utf16(`${HEAD}\n${CODE};Pão;1;2,50\n`), 'utf-16le', ';'],
    ['UTF-16 without its mark', utf16(`${HEAD}\n${CODE};Pão;1;2,50\n`).subarray(2), 'utf-16le', ';'],
    ['UTF-16 the other way round', utf16(`${HEAD}\n${CODE};Pão;1;2,50\n`).swap16(), 'utf-16be', ';'],
    ["Excel's line of its separator", Buffer.from(`sep=;\r\n${HEAD}\r\n${CODE};Pão;1;2,50`), 'utf-8', ';'],
    [
      'commas',
      Buffer.from(`"Código de barras","Nome","Estoque","Preço"\n${CODE},Pão,1,"2,50"`),
      'utf-8',
      ',',
    ],
    ['tabs', Buffer.from(`${HEAD}\n${CODE};Pão;1;2,50`.replaceAll(';', '\t')), 'utf-8', '\t'],
  ])('%s', async (_name, bytes, encoding, separator) => {
    const seen = await previewTable({ bytes, hints: {} });
    expect(seen).toMatchObject({ format: 'csv', encoding, separator, hasHeader: true });
    expect(seen.columns.map(({ title, samples, field }) => [title, samples, field])).toEqual([
      ['Código de barras', [CODE], 'barcode'],
      ['Nome', ['Pão'], 'name'],
      ['Estoque', ['1'], 'quantity'],
      ['Preço', ['2,50'], 'price'],
    ]);
  });

  it('uses the format that the user sets', async () => {
    const bytes = Buffer.from(`${HEAD}\n${CODE};Pão;1;2,50\n`);
    const hints = { encoding: 'windows-1252', separator: ',', hasHeader: false } as const;
    const { columns } = await previewTable({ bytes, hints });
    expect(columns[0]?.samples[0]).toMatch(/^CÃ³digo/);
  });
});

describe('reading a file', () => {
  it('returns each row with its faults', async () => {
    const { rows, headings, total } = await read(
      Buffer.from(`${HEAD}\n${CODE};"Pão; ""bom""";10;R$ 1.234,50\n\n7,891E+12;Bolo;1;1.234`, 'latin1'),
    );
    expect([total, headings]).toEqual([2, HEAD.split(';')]);
    expect(rows).toMatchObject([
      { line: 2, given: { name: 'Pão; "bom"', priceCents: 123_450, quantity: 10 }, faults: [] },
      { line: 4, given: null, faults: [{ kind: 'barcode-of-excel' }, { kind: 'price-ambiguous' }] },
    ]);
  });

  it('reads a spreadsheet with numbers', async () => {
    const bytes = await sheet([
      ['Código de barras', 'Nome', 'Estoque', 'Preço'],
      [7891000100103, 'Pão', 3, 12.3],
      [null, null, null, null],
      ['96385074', 'Bolo', '4', 'R$ 1.234,50'],
    ]);
    expect(await previewTable({ bytes, hints: {} })).toMatchObject({ format: 'xlsx', hasHeader: true });
    expect((await read(bytes)).rows).toMatchObject([
      { line: 2, given: { barcode: CODE, priceCents: 1230, quantity: 3 } },
      { line: 4, given: { barcode: '96385074', priceCents: 123_450 } },
    ]);
  });

  it.each([
    [
      'with a title and a date above its headings',
      [['Cardápio da Loja – novembro'], [null], ['23/11/2026']],
      5,
    ],
    ['with a heading missing over the last column', [], 2],
  ])('%s', async (_name, above, line) => {
    const bytes = await sheet([
      ...above,
      ['Código de barras', 'Nome', ...(above.length > 0 ? ['Estoque', 'Preço'] : ['Estoque'])],
      [CODE, 'Pão', 3, 12.3],
    ]);
    const seen = await previewTable({ bytes, hints: {} });
    expect([seen.columns.length, seen.headerLine]).toEqual([4, line - 1]);
    const { rows, total } = await read(bytes);
    expect([total, rows[0]]).toMatchObject([1, { line, given: { priceCents: 1230 } }]);
  });

  it('reads a CSV with a title, and with commas in prices only', async () => {
    const bytes = Buffer.from(`Cardápio da Loja – novembro\n${HEAD}\n${CODE};Pão;1;2,50\n`);
    expect(await previewTable({ bytes, hints: {} })).toMatchObject({ separator: ';', headerLine: 2 });
    expect((await read(bytes)).rows).toMatchObject([{ line: 3, given: { priceCents: 250 } }]);
  });

  it('uses the header row that the user sets, or none', async () => {
    const bytes = Buffer.from(`x;y;z;w\n${HEAD}\n${CODE};Pão;1;2`);
    const { headings, rows } = await read(bytes, { hints: { headerLine: 1 } });
    expect([headings, rows.length]).toEqual([['x', 'y', 'z', 'w'], 2]);
    expect(await read(bytes, { hints: { headerLine: 0 } })).toMatchObject({ headings: null, total: 3 });
  });

  it('reads the first sheet with a table', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Vazia', rows: [] },
        { name: 'Capa', rows: [['Relatório gerado em 23/11/2026']] },
        { name: 'Produtos', rows: [HEAD.split(';'), [CODE, 'Pão', 3, 12.3]] },
      ],
    });
    expect(await previewTable({ bytes, hints: {} })).toMatchObject({ sheet: 3, headerLine: 1 });
    expect((await read(bytes)).rows).toMatchObject([{ line: 2, given: { name: 'Pão' } }]);
  });

  it('removes what a database refuses: NUL at any place, and half a character of a cut', async () => {
    const rest = `${CODE};${'a'.repeat(1_999)}😀;1;2\n`.repeat(200);
    const { rows, total } = await read(Buffer.from(`${HEAD}\n${rest}${CODE};P\0ão;1;2`));
    expect(rows.at(-1)?.cells[1]).toBe('Pão');
    expect(rows[0]?.cells[1]?.at(-1)).toBe('\u{fffd}');
    expect(total).toBe(201);
  });

  it.each([
    ['nothing', Buffer.from('\n\n'), 'empty'],
    ['headings alone', Buffer.from(HEAD), 'empty'],
    ['an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old-excel'],
    ['open quotes', Buffer.from(`${HEAD}\n"${CODE};a;1;2`), 'quotes'],
    ['a column too few', Buffer.from(`${CODE};1;2`), 'no-such-column'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'encoding'],
    ['columns without end', Buffer.from('a;'.repeat(200)), 'too-many-columns'],
    ['a broken zip', Buffer.from('504b030400000000', 'hex'), 'broken'],
    ['a zip of something else', zipOf('a.txt', Buffer.from('a')), 'broken'],
    ['a bomb', zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(300_000_000)), 'unpacks-too-large'],
    ['a bomb that lies', zipOf('[Content_Types].xml', Buffer.alloc(100_000_000), 1_000), 'unpacks-too-large'],
    ['a cell of 90 MB', sheetOf('<row><c t="inlineStr"><is><t>', Buffer.alloc(90_000_000, 'a')), 'too-long'],
    [
      'a cell of many pieces',
      sheetOf('<row><c><is>', Buffer.alloc(2_000_000, '<r><t>a</t></r>')),
      'too-long',
    ],
    ['rows feigned in a comment', sheetOf('<row><c><!-- <row> <row> -->'), 'broken'],
    ['rows behind the rows', sheetOf('</sheetData><sheetData>', Buffer.alloc(2_000_000, 'a')), 'broken'],
    ['too many rows', Buffer.from('1;2;3;4\n'.repeat(100_002)), 'too-many-rows'],
  ])('%s is refused', async (_name, bytes, kind) => {
    await expect(read(bytes)).rejects.toMatchObject({ kind });
  });
});
