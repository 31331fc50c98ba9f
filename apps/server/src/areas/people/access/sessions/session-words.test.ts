import { expect, it } from 'vitest';
import { deviceInWords, placeInWords } from './session-words.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome no Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Edge no Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome no Android'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} SamsungBrowser/28.0 Mobile`, 'Samsung Internet no Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Safari/604.1', 'Safari no iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox no Mac'],
  ['curl/8.5.0', 'Programa'],
  ['', 'Programa'],
  ['<script>alert(1)</script>'.repeat(500), 'Programa'],
])('a browser has the name that its owner recognises', (userAgent, words) => {
  expect(deviceInWords(userAgent)).toBe(words);
});

it.each([
  ['177.42.18.9', '177.42.•.•'],
  ['::ffff:177.42.18.9', '177.42.•.•'],
  ['2804:14d:5c87:9a3f::1', '2804:14d:5c87:…'],
  ['127.0.0.1', 'desta máquina'],
  ['::1', 'desta máquina'],
  ['', ':…'],
])('the address %s is stored only as %s', (address, words) => {
  expect(placeInWords(address)).toBe(words);
});
