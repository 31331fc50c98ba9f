import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks';
import { expect, it } from 'vitest';
import { banksToChoose } from './usual-banks.ts';

const banks = getBanks();
const all = banksToChoose(banks, '');

it.each([
  ['Nubank', '260'],
  ['PagBank', '290'],
  ['Mercado Pago', '323'],
  ['Inter', '077'],
  ['Caixa', '104'],
  ['Itaú', '341'],
  ['Banco do Brasil', '001'],
])('finds %s by what people call it, among the first', (name, code) => {
  const at = all.findIndex(({ label }) => label.startsWith(name));
  expect(all[at]?.value).toBe(code);
  expect(at).toBeLessThan(25);
});

it('offers each bank once, and no bank in liquidation except the chosen one', () => {
  expect(new Set(all.map(({ value }) => value)).size).toBe(all.length);
  const gone = banks.filter(({ name }) => /liquidação|garantidor/i.test(name));
  expect(gone.length).toBeGreaterThan(0);
  expect(all.length).toBe(banks.length - gone.length);
  const stored = gone[0]?.code ?? '';
  expect(banksToChoose(banks, stored).map(({ value }) => value)).toContain(stored);
});
