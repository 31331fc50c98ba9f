// @vitest-environment jsdom

import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { axeFaults, cardFaults, keyboardFaults } from '@comanda/web/testing/page-faults';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ScreenFaces } from '../shared/testing/faces.ts';
import { allScreens } from './screens.ts';
import { ALL_FACES } from './testing/all-faces.ts';
import { renderScreen } from './testing/render-screen.tsx';

const built = allScreens.map(({ path, page, title }) => ({ path, page, title }));

beforeAll(async () => {
  supplyBrowserParts();
  // Compiles the pages before the tests, outside of their time limits.
  await Promise.all(built.map(({ page }) => page()));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * Option for all faces of a screen after its first face: header and menu are checked only once, with the
 * first face.
 */
const further = { besideFrame: true };

/** The screen without its frame. A window over it hides it. */
const main = () => screen.findByRole('main', { hidden: true });
/** A window over the screen, if open. The user can then operate only this window. */
const operated = () => screen.queryByRole('dialog');
const headings = () => screen.getAllByRole('heading', { level: 1, hidden: true });

async function findWords(words: RegExp): Promise<void> {
  const shown = await main();
  const found = () =>
    [shown, operated() ?? []].flat().flatMap((place) => within(place).queryAllByText(words));
  await waitFor(() => expect(found().length, String(words)).toBeGreaterThan(0));
}

it('says of every built screen how its faces come about', () => {
  expect(Object.keys(ALL_FACES).sort()).toEqual(built.map(({ path }) => path).sort());
});

describe.each(built)('$path', ({ path, title }) => {
  const faces: ScreenFaces = ALL_FACES[path];
  const { address = path, session, full, main: requested, empty, isLocked } = faces;

  it('has the shape of itself while it loads, is then there whole: one heading, nothing axe finds, all within reach of the keys, and stays where one was', async () => {
    let release: (() => void) | undefined;
    const { api, queries } = renderScreen(address, {
      session,
      answers: (server) => {
        full.answers(server);
        release = requested?.hold(server);
      },
    });
    const shown = await main();
    if (release) {
      expect(await within(shown).findAllByRole('status', { name: 'Carregando...' })).not.toHaveLength(0);
      await waitFor(() => expect(headings()).toHaveLength(1));
      expect(await axeFaults(further)).toEqual([]);
      act(release);
    }
    await findWords(full.words);
    expect(document.title).toContain(title);
    const place = operated() ?? shown;
    const last = [...place.querySelectorAll<HTMLElement>('button:enabled, input:enabled')].at(-1);
    act(() => last?.focus());
    full.answers(api);
    await act(() => queries.invalidateQueries());
    await findWords(full.words);
    if (last) expect(document.activeElement).toBe(last);
    expect(await main()).toBe(shown);
    expect(headings()).toHaveLength(1);
    expect(await axeFaults()).toEqual([]);
    expect([...keyboardFaults(place), ...cardFaults(place)]).toEqual([]);
  });

  if (requested) {
    it('says what could not be loaded, and loads it again', async () => {
      const { api, person } = renderScreen(address, {
        session,
        answers: (server) => {
          full.answers(server);
          requested.refuse(server);
        },
      });
      await findWords(requested.failed);
      expect(await axeFaults(further)).toEqual([]);
      full.answers(api);
      await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
      await findWords(full.words);
    });
  }

  if (isLocked) {
    it('is read by operators, who hear who changes it and find nothing that does', async () => {
      renderScreen(address, { session: { roles: ['operator'] }, answers: full.answers });
      await findWords(full.words);
      await findWords(/^Aqui você só lê/);
      const place = await main();
      expect([...place.querySelectorAll('form, :disabled')]).toEqual([]);
      expect(await axeFaults(further)).toEqual([]);
      expect(keyboardFaults(place)).toEqual([]);
    });
  }

  if (empty) {
    it('says what is not there yet', async () => {
      renderScreen(address, {
        session,
        answers: (api) => {
          full.answers(api);
          empty.answers(api);
        },
      });
      await findWords(empty.words);
      expect(await axeFaults(further)).toEqual([]);
      expect(keyboardFaults(await main())).toEqual([]);
    });
  }
});
