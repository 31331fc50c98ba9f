import { expect, it } from 'vitest';
import { readAddressWords } from './address-words.ts';

it.each([
  ['Rua dos Estudantes, 77 - Liberdade', 'Rua dos Estudantes|77|Liberdade|||'],
  ['Rua da Glória, 182 - Liberdade, São Paulo - SP', 'Rua da Glória|182|Liberdade|São Paulo|SP|'],
  ['Rua da Glória - Liberdade, São Paulo - SP', 'Rua da Glória||Liberdade|São Paulo|SP|'],
  ['Rua 10 de Julho , 30-A, Centro', 'Rua 10 de Julho|30-A|Centro|||'],
  ['Av. Paulista, 1578, ap 12', 'Av. Paulista|1578||||'],
  ['Rua da Glória, 184, portão azul', 'Rua da Glória|184||||'],
  ['Rua da Glória, 184 - Portão azul', 'Rua da Glória|184||||'],
  ['Rua da Glória, s/n, Jardim da Glória II', 'Rua da Glória|s/n|Jardim da Glória II|||'],
  ['Avenida Paulista, 1578', 'Avenida Paulista|1578||||'],
  [
    'Rua da Glória, Liberdade, São Paulo, Região Imediata de São Paulo, Região Sudeste, 01510-001',
    'Rua da Glória||Liberdade|||01510001',
  ],
  ['Rua da Glória, Região Imediata de São Paulo', 'Rua da Glória|||||'],
  ['Sé, São Paulo - SP', '||Sé|São Paulo|SP|'],
  ['São Paulo - SP', '|||São Paulo|SP|'],
  ['Sítio das Flores', '|||||'],
])('%s', (words, read) => {
  const { street, number, district, city, state, postalCode, isVague } = readAddressWords(words);
  expect([street, number, district, city, state, postalCode].map((part) => part ?? '').join('|')).toBe(read);
  expect(isVague).toBe(/^\|\|(Sé)?\|São Paulo/.test(read));
});
