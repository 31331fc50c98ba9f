import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { listCategories } from '@comanda/contract/menu/menu/categories.calls';
import { getPrintSettings, listPrintDevices } from '@comanda/contract/orders/printing/printing.calls';
import { alertQueue } from '@comanda/ui/dialog/alert-dialog.ts';
import { toastStore } from '@comanda/ui/toast/toast.ts';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { readLoopbackPermission } from '../local/loopback-permission.ts';
import { aCategory } from './a-category.ts';
import { aDevice, someSettings } from './print-samples.ts';

/** The print settings as the server answers them. */
export const stored = (changes = {}, version = 5) => ({
  settings: someSettings(changes),
  version,
  isSynced: true,
});

/**
 * Creates a new fake server for every test of a file, with settings, one computer and two categories. The
 * file mocks `loopback-permission.ts`, with the answer of a browser that has no such permission.
 */
export function printingInTests(): { readonly api: FakeApi } {
  let api: FakeApi | undefined;
  beforeEach(() => {
    localStorage.clear();
    vi.mocked(readLoopbackPermission).mockResolvedValue('unneeded');
    api = fakeApi();
    api.answer(getPrintSettings, stored());
    api.answer(listPrintDevices, [aDevice()]);
    api.answer(listCategories, [aCategory(1, 'Pizzas'), aCategory(2, 'Bebidas')]);
  });
  afterEach(() => {
    cleanup();
    act(() => {
      alertQueue.getSnapshot()?.settle(false);
      for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
    });
    vi.unstubAllGlobals();
  });
  return {
    get api() {
      if (api === undefined) throw new Error('the server is there while a test runs');
      return api;
    },
  };
}
