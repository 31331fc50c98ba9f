// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { takePreloadedAnswer } from './preloaded-answers.ts';

const board = new Request('http://localhost/api/pedidos/listar');

afterEach(() => {
  delete window.comandaEarlyAnswers;
});

it('gives an early answer once, to the first equal request', async () => {
  const answer = Promise.resolve(new Response('1'));
  window.comandaEarlyAnswers = new Map([['/api/pedidos/listar', answer]]);
  expect(takePreloadedAnswer(new Request('http://localhost/api/pedidos/listar?desde=1'))).toBeUndefined();
  expect(takePreloadedAnswer(board)).toBe(answer);
  expect(takePreloadedAnswer(board)).toBeUndefined();
});

it('has no answer without an early request', () => {
  expect(takePreloadedAnswer(board)).toBeUndefined();
});
