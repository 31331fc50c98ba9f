// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toastStore } from '../toast/toast.ts';
import { alertDialog } from './alert-dialog.ts';
import { AlertDialogHost } from './alert-dialog-host.tsx';

vi.mock('./alert-dialog-window.tsx', () => {
  throw new Error('the server is away');
});

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
});

it('says an alert by a toast when its window cannot be fetched, and the screen stays', async () => {
  render(
    <>
      <p>pedidos</p>
      <AlertDialogHost />
    </>,
  );
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = alertDialog({ title: 'Atenção!', text: 'Sem conexão com o servidor.' });
  });
  expect(await answer).toBe(false);
  expect(toastStore.getSnapshot()).toMatchObject([
    { kind: 'error', text: 'Atenção!\nSem conexão com o servidor.' },
  ]);
  expect(screen.getByText('pedidos')).toBeDefined();
});
