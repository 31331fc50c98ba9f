import { expect, it } from 'vitest';
import { searchedFor } from './forgotten.ts';

it.each([
  [['Ana Souza'], ['(11) 98765-4321'], { names: '\\mAna\\s+Souza\\M', digits: ['%11987654321%'] }],
  [['Ana', 'Cliente'], ['+55 11 98765-4321 (localizador 55123)'], { names: null, digits: ['%11987654321%'] }],
  [["D'Ávila (Zé)  Lima"], [], { names: "\\mD\\'Ávila\\s+\\(Zé\\)\\s+Lima\\M", digits: [] }],
  [['Ana Lima', 'Ana de Souza'], [], { names: '\\mAna\\s+Lima\\M|\\mAna\\s+de\\s+Souza\\M', digits: [] }],
  [['Ana'], ['190'], null],
])('%j %j', (names, phones, sought) => {
  expect(searchedFor({ names, phones })).toEqual(sought);
});
