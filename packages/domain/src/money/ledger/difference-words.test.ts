import { expect, it } from 'vitest';
import { differenceWords } from './difference-words.ts';
import type { LedgerDifference } from './prove.ts';

const plain = (difference: LedgerDifference) => differenceWords(difference).replace(/\s/g, ' ');

it.each<[LedgerDifference, string]>([
  [{ seq: 9, what: 'gap', expected: 8, found: 9 }, 'Falta o lançamento 8: o seguinte é o 9.'],
  [{ seq: 7, what: 'gap', expected: 9, found: 7 }, 'O livro diz que tem 9 lançamentos, e só há 7.'],
  [
    { seq: 9, what: 'sum', expected: 0, found: 5 },
    'Até o lançamento 9, as contas somam R$ 0,05 em vez de zero.',
  ],
  [
    { seq: 9, what: 'available', expected: 1_000, found: 900 },
    'No lançamento 9, Disponível deveria ter R$ 10,00 e tem R$ 9,00.',
  ],
  [
    { seq: 9, what: 'open-transfers', expected: 1_000, found: 900 },
    'Em transferência tem R$ 9,00, mas as transferências em andamento somam R$ 10,00.',
  ],
])('says %j', (difference, words) => {
  expect(plain(difference)).toBe(words);
});
