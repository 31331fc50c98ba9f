// @vitest-environment jsdom

import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { allScreens } from './screens.ts';
import { renderScreen } from './testing/render-screen.tsx';
import { type ScreenFaces, screenFaces } from './testing/screen-faces.ts';

const built = allScreens.flatMap(({ path, page, title }) => (page ? [{ path, page, title }] : []));

beforeAll(async () => {
  supplyBrowserParts();
  // Compiling the pages is not what the faces wait for.
  await Promise.all(built.map(({ page }) => page()));
}, 60_000);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The screen itself, without the frame around it. */
const main = () => screen.findByRole('main');

/** What axe finds; colours are looked at in a real browser. */
async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

async function findWords(words: RegExp): Promise<void> {
  const place = within(await main());
  await waitFor(() => expect(place.queryAllByText(words).length, String(words)).toBeGreaterThan(0));
}

const composite = '[role="grid"], [role="tablist"], [role="radiogroup"], [role="listbox"], [role="menu"]';

/**
 * What the Tab key cannot reach, or reaches out of order. Parts of a composite and radios of one name are one stop, of
 * which the arrows are the rest.
 */
function keyboardFaults(place: HTMLElement): string[] {
  const operable = [
    ...place.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary, [tabindex]'),
  ].filter((each) => !each.matches(':disabled, [type="hidden"]') && !each.closest('[inert], [hidden]'));
  const hasStop = (widget: Element) => widget.querySelector('[tabindex="0"], button, a, input') !== null;
  return operable.flatMap((each) => {
    const words = each.outerHTML.slice(0, 120);
    if (each.tabIndex > 0) return [`out of order: ${words}`];
    const isReachable =
      each.tabIndex === 0 || each.closest(composite) || each.matches('[tabindex="-1"]:not(button, a, input)');
    if (!isReachable) return [`out of reach: ${words}`];
    const widget = each.closest(composite);
    return widget && !hasStop(widget) ? [`no stop in: ${words}`] : [];
  });
}

it('says of every built screen how its faces come about', () => {
  expect(Object.keys(screenFaces).sort()).toEqual(built.map(({ path }) => path).sort());
});

describe.each(built)('$path', ({ path, title }) => {
  const faces: ScreenFaces | undefined = screenFaces[path];
  if (faces === undefined) return;
  const { address = path, session, full, main: asked, empty, isLocked } = faces;

  it('is there whole: one heading, nothing axe finds, all within reach of the keys, and stays where one was', async () => {
    const { queries } = renderScreen(address, { session, answers: full.answers });
    await findWords(full.words);
    expect(document.title).toContain(title);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await faults()).toEqual([]);
    const place = await main();
    expect(keyboardFaults(place)).toEqual([]);
    const last = [...place.querySelectorAll<HTMLElement>('button:enabled, input:enabled')].at(-1);
    act(() => last?.focus());
    await act(() => queries.invalidateQueries());
    await findWords(full.words);
    if (last) expect(document.activeElement).toBe(last);
  });

  if (asked) {
    it('has the shape of itself while it loads', async () => {
      let release: () => void = () => undefined;
      renderScreen(address, {
        session,
        answers: (api) => {
          full.answers(api);
          release = asked.hold(api);
        },
      });
      const place = within(await main());
      expect(await place.findAllByRole('status', { name: 'Carregando...' })).not.toHaveLength(0);
      await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
      expect(await faults()).toEqual([]);
      act(() => release());
      await findWords(full.words);
    });

    it('says what could not be loaded, and loads it again', async () => {
      const { api, person } = renderScreen(address, {
        session,
        answers: (server) => {
          full.answers(server);
          asked.refuse(server);
        },
      });
      await findWords(asked.failed);
      expect(await faults()).toEqual([]);
      full.answers(api);
      await person.click(within(await main()).getByRole('button', { name: 'Tentar novamente' }));
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
      expect(await faults()).toEqual([]);
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
      expect(await faults()).toEqual([]);
      expect(keyboardFaults(await main())).toEqual([]);
    });
  }
});
