// @vitest-environment jsdom

import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { ALL_CALLS } from '@comanda/contract/all-calls';
import { sampleOf } from '@comanda/contract/testing/sample-of';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { axeFaults, cardFaults, keyboardFaults } from '@comanda/web/testing/page-faults';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SCREENS } from './screens.ts';
import { openConsole } from './testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Read calls of the console. Downloads are excluded. */
const READS = ALL_CALLS.filter(
  ({ access, method, output }) =>
    access.kind === 'provider' && method === 'GET' && output.fileType === undefined,
);
/**
 * Screens without a loading or error state of their own: their parts show errors, or nothing is read at
 * first.
 */
const IN_PARTS = ['/', '/dados', '/minha-conta'];
/** Valid sample values for fields that accept more than any text, such as a time zone. */
const WORDS = {
  preferred: ['2026-11-20T22:10:00Z', '2026-11-21T22:10:00Z'],
  named: { fuso: 'America/Sao_Paulo', vencimento: (place: number) => `2026-11-2${place}` },
};

function answerAll(api: FakeApi, listed: number): void {
  for (const call of READS) api.answerRaw(call, 200, sampleOf(call.output.wire, { ...WORDS, listed }));
}

const main = () => screen.findByRole('main');
const loading = () => screen.queryAllByRole('status', { name: 'Carregando...' });

async function open(path: string, listed: number, prepare: (api: FakeApi) => void = () => undefined) {
  const api = fakeApi();
  answerAll(api, listed);
  prepare(api);
  openConsole(path.replace('$id', '1'), { api });
  await screen.findByRole('heading', { level: 1 });
  return api;
}

/**
 * Checks that the screen is usable. With `besideFrame`, header and menu are left out, because another test
 * checks them.
 */
async function expectUsable(besideFrame = true): Promise<void> {
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await axeFaults({ besideFrame })).toEqual([]);
  expect([...keyboardFaults(await main()), ...cardFaults(await main())]).toEqual([]);
}

describe.each(SCREENS)('$path', ({ path, title }) => {
  it.each([
    ['whole', 2],
    ['empty', 0],
  ])('is there, %s: one heading, nothing axe finds, all within reach of the keys', async (face, listed) => {
    await open(path, listed);
    await waitFor(() => expect(loading()).toEqual([]));
    expect(document.title).toContain(title);
    expect(screen.queryByText(/Não foi possível/)).toBeNull();
    await expectUsable(face !== 'whole');
  });

  it('has the shape of itself while it loads', async () => {
    await open(path, 2, (api) => {
      for (const call of READS) api.hold(call, undefined);
    });
    await expectUsable();
  });

  it('says what could not be loaded, and loads it again', async () => {
    const api = await open(path, 2, (server) => {
      for (const call of READS) server.refuse(call, 'server.unexpected');
    });
    await waitFor(() => expect(loading()).toEqual([]));
    await expectUsable();
    const [again] = within(await main()).queryAllByRole('button', { name: 'Tentar novamente' });
    if (again === undefined) return expect(IN_PARTS).toContain(path);
    answerAll(api, 2);
    await userEvent.click(again);
    await waitFor(() => expect(again.isConnected).toBe(false));
  });
});
