// @vitest-environment jsdom

import type { Field } from '@comanda/domain/kit/fields/fields';
import { ADDRESS_FIELDS, type OrderAddress } from '@comanda/domain/orders/orders/order-address';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { storeSession } from '../../../../../shared/session/stored-session.ts';
import { aSession } from '../../../../../shared/session/testing/a-session.ts';
import { anOrderCard } from '../../testing/an-order-card.ts';
import { anOrderDetail } from '../../testing/fake-server.ts';
import { CustomerCard } from './customer-card.tsx';

beforeAll(supplyBrowserParts);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Each text field of an address. `formatted` is left out, because it is shown only without a street. */
const names = Object.entries<Field>(ADDRESS_FIELDS)
  .filter(([name, { type }]) => type !== 'number?' && name !== 'formatted')
  .map(([name]) => name);
const marked = Object.fromEntries(names.map((name) => [name, `<${name}>`]));

function shown(address: object): string {
  storeSession(aSession());
  const order = anOrderDetail(anOrderCard(), {
    address: {
      ...marked,
      formatted: '<formatted>',
      latitude: null,
      longitude: null,
      ...address,
    } as OrderAddress,
  });
  const { container } = render(
    <Provider brand={brandOf(null)} env="test">
      <CustomerCard order={order} />
    </Provider>,
  );
  return container.textContent ?? '';
}

it('shows every text of the address', () => {
  const text = shown({});
  expect(names.filter((name) => !text.includes(`<${name}>`))).toEqual([]);
});

it('shows the line of an address without a street', () => {
  expect(shown({ street: '' })).toContain('<formatted>');
});
