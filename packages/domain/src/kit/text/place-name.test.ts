import { PATIENCE_MS } from '@comanda/testkit/patience';
import { expect, it } from 'vitest';
import { readAddressWords } from '../../orders/addresses/address-words.ts';
import { cityKey, stateInCity } from './place-name.ts';

it.each([
  ['São Paulo - SP', 'sao paulo', 'SP'],
  ['São Paulo  -  sp  ', 'sao paulo', 'SP'],
  ['São Paulo (SP)', 'sao paulo', 'SP'],
  ['Mogi-Guaçu/SP', 'mogi guacu', 'SP'],
  ['Campinas', 'campinas', ''],
])('%s is %s of %s', (name, key, state) => {
  expect([cityKey(name), stateInCity(name)]).toEqual([key, state]);
});

it('a long run of blanks takes linear time, not quadratic', () => {
  const long = `${' '.repeat(200_000)}x`;
  const begun = performance.now();
  stateInCity(long);
  readAddressWords(`Rua da Glória${long}`);
  // A function that needs quadratic time would take minutes.
  expect(performance.now() - begun).toBeLessThan(PATIENCE_MS);
});
