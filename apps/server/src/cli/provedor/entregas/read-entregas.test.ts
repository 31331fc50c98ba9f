import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readCsv } from '../../../platform/csv/read-csv.ts';
import { areaRows, coordinates, priceCents, serviceUrl } from './read-entregas.ts';

it.each([
  ['8,90', 890],
  ['8.9', 890],
  ['12', 1200],
  ['0', 0],
])('%s is %i cents', (word, cents) => expect(priceCents(word)).toBe(cents));

it.each(['', '-1', '8,901', '1000', 'grátis'])('%j is no price', (word) => {
  expect(() => priceCents(word)).toThrow();
});

it('takes addresses of services without anything that could hide in them', () => {
  const outside = { mayUseLocalServices: false };
  expect(serviceUrl('https://entregas.example.com/od/', outside)).toBe('https://entregas.example.com/od');
  for (const url of [
    'ftp://x.example',
    'https://a:b@x.example',
    'https://x.example/?a=1',
    'x',
    'file:///etc',
    'http://x.example',
    'https://localhost',
    'https://169.254.169.254/latest',
    'https://[::ffff:169.254.169.254]/latest',
    'https://[::1]',
    'https://0x7f000001',
    'https://192.168.0.7',
    'https://[fd00::1]',
    'https://metadata.google.internal',
  ]) {
    expect(() => serviceUrl(url, outside)).toThrow();
  }
  expect(serviceUrl('http://127.0.0.1:9/od/', { mayUseLocalServices: true })).toBe('http://127.0.0.1:9/od');
});

it('takes both coordinates or none', () => {
  expect(coordinates({ lat: '-23,55', lng: '-46.63' })).toEqual({ latitude: -23.55, longitude: -46.63 });
  expect(coordinates({})).toEqual({ latitude: null, longitude: null });
  expect(() => coordinates({ lat: '-23' })).toThrow();
  expect(() => coordinates({ lat: '99', lng: '1' })).toThrow();
});

const rowsOf = (text: string) => readCsv(Readable.from([Buffer.from(text)]));

it.each([
  ['Sé; São Paulo; 6,00\n\nBrás;São Paulo;10\n'],
  ['nome;cidade;preço\r\n"Sé";"São Paulo";"6,00"\r\nBrás;São Paulo;10;;\r\n'],
  ['Bairro,Cidade,Valor\nSé,São Paulo,"6,00"\nBrás,São Paulo,10'],
])('reads areas from %j', async (text) => {
  expect(await areaRows(rowsOf(text))).toEqual([
    { name: 'Sé', city: 'São Paulo', priceCents: 600 },
    { name: 'Brás', city: 'São Paulo', priceCents: 1000 },
  ]);
});

it('names the line that is wrong', async () => {
  await expect(areaRows(rowsOf('Sé;São Paulo;6\n\nBrás;10'))).rejects.toThrow(/Linha 3/);
});
