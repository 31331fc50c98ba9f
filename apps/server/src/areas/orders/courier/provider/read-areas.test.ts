import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readCsv } from '../../../../platform/csv/read-csv.ts';
import { readAreas, readPrice } from './read-areas.ts';

it.each([
  ['8,90', 890],
  ['8.9', 890],
  ['12', 1200],
  ['0', 0],
])('%s is %i cents', (word, cents) => expect(readPrice(word)).toBe(cents));

it.each(['', '-1', '8,901', '1000', 'grátis'])('%j is no price', (word) => {
  expect(readPrice(word)).toBeNull();
});

const rowsOf = (text: string) => readCsv(Readable.from([Buffer.from(text)]));

it.each([
  ['Sé; São Paulo; 6,00\n\nBrás;São Paulo;10\n'],
  ['nome;cidade;preço\r\n"Sé";"São Paulo";"6,00"\r\nBrás;São Paulo;10;;\r\n'],
  ['Bairro,Cidade,Valor\nSé,São Paulo,"6,00"\nBrás,São Paulo,10'],
])('reads areas from %j', async (text) => {
  expect(await readAreas(rowsOf(text))).toEqual({
    areas: [
      { name: 'Sé', city: 'São Paulo', priceCents: 600 },
      { name: 'Brás', city: 'São Paulo', priceCents: 1000 },
    ],
  });
});

it('names the line that is wrong', async () => {
  expect(await readAreas(rowsOf('Sé;São Paulo;6\n\nBrás;10'))).toEqual({
    fault: 'Linha 3: use nome, cidade e preço.',
  });
  expect(await readAreas(rowsOf('Sé;São Paulo;6\nBrás;São Paulo;dez'))).toEqual({
    fault: 'Linha 2: "dez" não é um preço de 0 a 999,99.',
  });
});
