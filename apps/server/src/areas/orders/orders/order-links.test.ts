import { expect, it } from 'vitest';
import { createOrderLinks } from './order-links.ts';

const links = createOrderLinks('segredo');
const order = { storeId: 7, orderId: 4_294_967_300 };
const token = links.pathOf(order).replace('/p/', '');

it('opens an order by its link, also after a restart', () => {
  expect(links.orderOf(token)).toEqual(order);
  expect(createOrderLinks('segredo').orderOf(token)).toEqual(order);
});

it('opens no order for any other token', () => {
  const flipped = [...token].map((letter, index) =>
    token.replace(new RegExp(`^(.{${index}}).`), `$1${letter === 'A' ? 'B' : 'A'}`),
  );
  const tries = [
    ...flipped,
    '',
    'abc',
    `${token}A`,
    `${token}=`,
    token.slice(1),
    'ã'.repeat(35),
    ` ${token}`,
  ];
  for (const attempt of tries) expect(links.orderOf(attempt), attempt).toBeNull();
  expect(createOrderLinks('outro').orderOf(token)).toBeNull();
});
