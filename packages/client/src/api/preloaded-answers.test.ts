// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { takePreloadedAnswer } from './preloaded-answers.ts';

const board = new Request('http://localhost/api/pedidos/listar');

afterEach(() => {
  delete window.comandaEarlyAnswers;
});

it('gives what was asked early to the first who asks the same, once', async () => {
  const answer = Promise.resolve(new Response('1'));
  window.comandaEarlyAnswers = new Map([['/api/pedidos/listar', answer]]);
  expect(takePreloadedAnswer(new Request('http://localhost/api/pedidos/listar?desde=1'))).toBeUndefined();
  expect(takePreloadedAnswer(board)).toBe(answer);
  expect(takePreloadedAnswer(board)).toBeUndefined();
});

it('has nothing where nothing was asked early', () => {
  expect(takePreloadedAnswer(board)).toBeUndefined();
});
