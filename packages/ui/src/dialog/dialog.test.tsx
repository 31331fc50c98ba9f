// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { brandOf } from '../brands/brand-of.ts';
import { Provider } from '../provider.tsx';
import { supplyBrowserParts } from '../testing/browser-parts.ts';
import { focusInside } from '../testing/focus-inside.ts';
import { userEvent } from '../testing/user-event.ts';
import { Dialog } from './dialog.tsx';

beforeAll(supplyBrowserParts);
afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Renomear
      </button>
      {isOpen ? (
        <Dialog opened title="Nome" onClose={() => setOpen(false)}>
          <input aria-label="Nome" data-autofocus />
        </Dialog>
      ) : null}
    </>
  );
}

it('gives the focus back to the button that opened it', async () => {
  const person = userEvent.setup();
  render(
    <Provider brand={brandOf('comanda')} env="test">
      <Page />
    </Provider>,
  );
  const button = screen.getByRole('button', { name: 'Renomear' });
  await person.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nome' })));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('is closed by Escape one at a time, the last opened first', async () => {
  const person = userEvent.setup();
  function Two() {
    const [open, setOpen] = useState(2);
    return [...Array(open).keys()].map((at) => (
      <Dialog key={at} opened title={`Janela ${at + 1}`} onClose={() => setOpen(at)}>
        {null}
      </Dialog>
    ));
  }
  render(
    <Provider brand={brandOf('comanda')} env="test">
      <Two />
    </Provider>,
  );
  await focusInside(await screen.findByRole('dialog', { name: 'Janela 2' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Janela 2' })).toBeNull());
  await focusInside(screen.getByRole('dialog', { name: 'Janela 1' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it("is closed by the browser's Back, and the page stays; the next Back leaves it", async () => {
  window.history.replaceState(null, '', '/antes');
  window.history.pushState(null, '', '/agora');
  const person = userEvent.setup();
  render(
    <Provider brand={brandOf('comanda')} env="test">
      <Page />
    </Provider>,
  );
  const open = async () => {
    await person.click(screen.getByRole('button', { name: 'Renomear' }));
    await focusInside(await screen.findByRole('dialog'));
  };
  for (const close of [() => window.history.back(), () => person.keyboard('{Escape}')]) {
    await open();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(window.history.state).toEqual({ comandaCover: true }));
    expect(window.location.pathname).toBe('/agora');
  }
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/antes'));
});
