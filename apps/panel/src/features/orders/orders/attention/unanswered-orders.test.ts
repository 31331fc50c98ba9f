// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { anOrderCard } from '../testing/an-order-card.ts';
import { createUnansweredOrders } from './unanswered-orders.ts';

const minute = 60_000;
let now = 0;
const unanswered = () => createUnansweredOrders({ now: () => now, storage: localStorage });
const change = (code: string, happened = 'not-answered') => [
  { order: anOrderCard({ code }), words: '', happened, isStep: true },
];

beforeEach(() => {
  localStorage.clear();
  now = Date.parse('2026-11-21T22:00:00Z');
});

it('holds unanswered orders until the person says yes or no, and no other orders', () => {
  const orders = unanswered();
  orders.follow(change('A1', 'cancelled'));
  expect(orders.get()).toEqual([]);
  orders.follow(change('A2'));
  orders.follow(change('A3'));
  expect(orders.get()).toEqual(['A2', 'A3']);
  orders.answer();
  expect(orders.get()).toEqual([]);
});

it('asks again after a quarter of an hour only, also after a reload', () => {
  unanswered().answer();
  const reloaded = unanswered();
  now += 15 * minute - 1;
  reloaded.follow(change('A2'));
  expect(reloaded.get()).toEqual([]);
  now += 1;
  reloaded.follow(change('A3'));
  expect(reloaded.get()).toEqual(['A3']);
});
