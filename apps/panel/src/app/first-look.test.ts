// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { replaceFirstLook } from './first-look.ts';

const firstLook = () => document.getElementById('first-look');
const root = () => document.getElementById('root') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="first-look">Pedidos</div><div id="root"></div>';
  replaceFirstLook(root());
});

it('keeps the first look while the panel has only its styles', async () => {
  root().append(document.createElement('style'));
  await Promise.resolve();
  expect(firstLook()).not.toBeNull();
});

it('takes it away as soon as something of the panel stands there', async () => {
  root().append(document.createElement('style'));
  root().append(document.createElement('div'));
  await vi.waitFor(() => expect(firstLook()).toBeNull());
});
