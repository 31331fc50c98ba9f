import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const windows = (text: string) => Buffer.from(text, 'latin1');

async function read(...chunks: (string | Buffer)[]): Promise<[line: number, ...cells: string[]][]> {
  const rows: [number, ...string[]][] = [];
  const bytes = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  for await (const { line, cells } of readCsv(bytes)) rows.push([line, ...cells]);
  return rows;
}

describe('a CSV', () => {
  it.each<[string, (string | Buffer)[], [number, ...string[]][]]>([
    [
      'semicolons, spaces, empty lines',
      ['Sé; São Paulo; 6,00\n\nBrás;SP;10\n'],
      [
        [1, 'Sé', 'São Paulo', '6,00'],
        [3, 'Brás', 'SP', '10'],
      ],
    ],
    [
      'commas, quotes, CRLF',
      ['a,b\r\n"Sé, centro","8,90"\r\n'],
      [
        [1, 'a', 'b'],
        [2, 'Sé, centro', '8,90'],
      ],
    ],
    [
      'tabs',
      ['a\tb,c\nd\te'],
      [
        [1, 'a', 'b,c'],
        [2, 'd', 'e'],
      ],
    ],
    [
      'quoted separators in the first line',
      ['"a;b","c"\n1,2'],
      [
        [1, 'a;b', 'c'],
        [2, '1', '2'],
      ],
    ],
    [
      'quotes in quotes, a break in a cell',
      ['"o ""bom""";"de\nbaixo"\nx;y'],
      [
        [1, 'o "bom"', 'de\nbaixo'],
        [2, 'x', 'y'],
      ],
    ],
    ['a quote inside of a plain cell', ['Vila "Nova";SP'], [[1, 'Vila "Nova"', 'SP']]],
    [
      'a mark before UTF-8, empty cells',
      ['\u{feff}"Sé";1\r\n;;\r\nBrás'],
      [
        [1, 'Sé', '1'],
        [3, 'Brás'],
      ],
    ],
    [
      'Windows-1252',
      [windows('São;Brás\r\n'), windows('Ç;\x80')],
      [
        [1, 'São', 'Brás'],
        [2, 'Ç', '€'],
      ],
    ],
    [
      'Windows-1252 that shows late',
      ['a;b\n', windows('Sé;c\n')],
      [
        [1, 'a', 'b'],
        [2, 'Sé', 'c'],
      ],
    ],
    [
      'line ends of old',
      ['a;b\rc;d\r'],
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'UTF-16, as Excel saves its own text',
      [Buffer.from('\u{feff}a\tção\r\n1\t2\r\n', 'utf16le')],
      [
        [1, 'a', 'ção'],
        [2, '1', '2'],
      ],
    ],
    [
      'UTF-16 parted within a letter',
      [
        Buffer.from('\u{feff}a;b\nc;d\n', 'utf16le').swap16().subarray(0, 5),
        Buffer.from('\u{feff}a;b\nc;d\n', 'utf16le').swap16().subarray(5),
      ],
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    ['nothing', [], []],
  ])('%s', async (_name, chunks, rows) => {
    expect(await read(...chunks)).toEqual(rows);
  });

  it.each<[string, (string | Buffer)[]]>([
    ['encoding', ['Sé;b\n', windows('Sé;c\n')]],
    ['encoding', [Buffer.from('a;b\0\n')]],
    ['quotes', ['a;b\nc;"d\ne;f\n']],
    ['too-long', [Buffer.alloc(5_000_000, 'x')]],
    ['too-long', ['a\n"', Buffer.alloc(2_000_000, 'x\n')]],
  ])('is refused for its %s', async (kind, chunks) => {
    await expect(read(...chunks)).rejects.toMatchObject({ kind });
  });

  it('is split at delimiters outside quotes, even if the first piece ends inside quotes', async () => {
    expect(await read('"1";",\n', ',\na";"b"')).toEqual([[1, '1', ',\n,\na', 'b']]);
  });

  it('reads what was written, at any split of the bytes', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'ç', '€', ';', ',', '"', '\n', ' ') })
      .map((text) => text.trim());
    const table = fc.array(fc.tuple(fc.constant('1'), cell, cell), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 7 }), async (rows, size) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const bytes = Buffer.from(rows.map((cells) => cells.map(quoted).join(';')).join('\r\n'));
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, (at + 1) * size),
        );
        expect((await read(...chunks)).map(([, ...cells]) => cells)).toEqual(rows);
      }),
      { numRuns: 100 },
    );
  });
});
