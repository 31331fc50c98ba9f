import { expect, it } from 'vitest';
import { holdsOwnWord, ownWords, variantsOf } from './guessable-password.ts';
import { passwordFault } from './password-rules.ts';

it.each([
  ['Flamengo@2026', 'flamengo'],
  ['P@ssw0rd!', 'password'],
  ['123Senha!', 'senha'],
  ['Fl4m3ng0#99', 'flamengo'],
  ['Coração#1', 'coracao'],
])('%s is read as %s', (password, word) => {
  expect(variantsOf(password)).toContain(word);
});

const words = ownWords(['Pizzaria da Dona Maria', 'Luciana Alves', 'lu.alves', 'contato@forno.com.br', null]);

it('recognises the words of a store, and ignores words that are part of many passwords', () => {
  expect(words).toEqual(['pizzaria', 'dona', 'maria', 'luciana', 'alves', 'contato']);
});

it.each(['Pizzaria#77', 'x-LUCIANA-9!', 'P1zz4r14@9', 'Álves2026!'])('%s holds one', (password) => {
  expect(holdsOwnWord(password, words)).toBe(true);
});

it.each(['Quentinha#77', 'Da#Rua-9kq', 'Massa#Fina9'])('%s holds none', (password) => {
  expect(holdsOwnWord(password, words)).toBe(false);
});

it.each(['aA1!aA1!', 'aA1!aA1!aA', 'Xk9#vXk9#v', 'A1!A1!A1!'])('%s repeats one block', (password) => {
  expect(passwordFault(password)).toBe('too-common');
});

it.each([
  'Abc123!!',
  '11111aA!',
  'Qwerty1!',
  'Aaaa1111!!!!',
  'Asdfgh#1234',
  'Fedcba#321',
  'Abc123!!Abc123!!',
])('%s consists of runs and repeats', (password) => {
  expect(passwordFault(password)).toBe('too-plain');
});

it.each([
  'aA1!bB2@',
  'Lasanha#2031',
  'Comanda@2026',
  'Senha@1973',
  'Forno#1Quente',
  'Correta#Bateria1Correta#Bateria1',
])('%s is not', (password) => {
  expect(passwordFault(password)).toBeNull();
});
