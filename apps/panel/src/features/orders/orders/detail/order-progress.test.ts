import { formatTime } from '@comanda/client/formats/date-time.ts';
import { expect, it } from 'vitest';
import { anOrderCard, EVENING } from '../testing/an-order-card.ts';
import { orderProgress } from './order-progress.ts';

const minute = 60_000;
const entry = (label: string, minutes: number) => ({
  label,
  at: EVENING + minutes * minute,
  actorName: null,
});

it('shows the time of each step, and none for an undone step', () => {
  const timeline = [entry('Pedido aceito', 1), entry('Mudança desfeita', 2), entry('Pedido aceito', 3)];
  const timesOf = (status: 'pending' | 'accepted' | 'sent') =>
    orderProgress({
      ...anOrderCard({ status }),
      timeline: [...timeline, entry('Saiu para entrega', 20)],
    }).steps.map(({ time }) => time);
  const at = (minutes: number) => formatTime(new Date(EVENING + minutes * minute));
  expect(timesOf('pending')).toEqual([at(0), undefined, undefined, undefined]);
  expect(timesOf('accepted')).toEqual([at(0), at(3), undefined, undefined]);
  expect(timesOf('sent')).toEqual([at(0), at(3), at(20), undefined]);
  const eatenHere = anOrderCard({ status: 'ready-for-pickup', fulfilment: 'pickup', serving: 'indoor' });
  expect(orderProgress(eatenHere).steps[2]?.label).toBe('Pronto para servir');
});
