// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadPage } from '../session/page-moves.ts';
import { loadCode } from './load-code.ts';

vi.mock('../session/page-moves.ts', () => ({ reloadPage: vi.fn() }));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.head.replaceChildren();
});

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const serverAnswers = () => vi.stubGlobal('fetch', async () => new Response(null));
const serverIsAway = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

it('hands over what comes, without asking the server', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(await loadCode(async () => 'page')).toBe('page');
  expect(fetched).not.toHaveBeenCalled();
});

it('rejects without a connection and does not load the page again', async () => {
  serverIsAway();
  await expect(loadCode(gone)).rejects.toThrow('Failed to fetch');
  expect(reloadPage).not.toHaveBeenCalled();
});

it('loads the page again for a part of an older release, once', async () => {
  serverAnswers();
  void loadCode(gone);
  await expect.poll(() => vi.mocked(reloadPage).mock.calls).toHaveLength(1);
  await expect(loadCode(gone)).rejects.toThrow('Failed to fetch');
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

function aStyleSheet(): HTMLLinkElement {
  const link = document.createElement('link');
  link.setAttribute('rel', 'stylesheet');
  link.setAttribute('href', '/assets/page.css');
  document.head.append(link);
  return link;
}

it('asks again for a style sheet that an earlier attempt missed', async () => {
  const missed = aStyleSheet();
  missed.dispatchEvent(new Event('error'));
  const loaded = loadCode(async () => 'page');
  const fresh = document.head.querySelector('link');
  expect(fresh).not.toBe(missed);
  fresh?.dispatchEvent(new Event('load'));
  expect(await loaded).toBe('page');
});

it('leaves a style sheet alone that is still on its way', async () => {
  const coming = aStyleSheet();
  expect(await loadCode(async () => 'page')).toBe('page');
  expect(document.head.querySelector('link')).toBe(coming);
});
