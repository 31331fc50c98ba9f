// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { firstLookLasts, replaceFirstLook } from './first-look.ts';

const firstLook = () => document.getElementById('first-look');
const root = () => document.getElementById('root') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="first-look"><p>Pedidos</p></div><div id="root"></div>';
  replaceFirstLook(root());
});

it('shows the first look while the panel has rendered only styles', async () => {
  root().append(document.createElement('style'));
  await Promise.resolve();
  expect(firstLook()).not.toBeNull();
});

it('removes it as soon as the panel has rendered content', async () => {
  root().append(document.createElement('style'));
  root().append(document.createElement('div'));
  await expect.poll(firstLook).toBeNull();
});

it('lasts until the page in the frame is here', async () => {
  const page = Promise.withResolvers<void>();
  let isOver = false;
  const over = firstLookLasts(page.promise).then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  page.resolve();
  await over;
});

it('does not last for ever', async () => {
  vi.useFakeTimers();
  const over = firstLookLasts(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(3_000);
  await over;
  vi.useRealTimers();
});

it('is over at once where none was drawn', async () => {
  document.body.innerHTML = '<div id="first-look"></div><div id="root"></div>';
  await firstLookLasts(new Promise(() => undefined));
});
