// @vitest-environment jsdom

import { ERRORS, type ErrorCode, type FieldFault } from '@comanda/contract/errors';
import { flag, integer, reais, text } from '@comanda/contract/kit/field-types';
import { list, record } from '@comanda/contract/kit/record';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { TimeField } from '@comanda/ui/form/fields/typed/time-field.tsx';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { toastStore } from '@comanda/ui/toast/toast.ts';
import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, OfflineError } from '../api/api-error.ts';
import { createQueryClient } from '../api/query-client.ts';
import { CallForm } from './call-form.tsx';
import { CallFormDialog } from './call-form-dialog.tsx';
import { formTexts } from './texts.ts';
import { useCallForm } from './use-call-form.ts';

const area = record({
  name: ['nome_bairro', text({ max: 20 })],
  feeCents: ['valor_taxa', reais({ max: 10_000 })],
  isActive: ['inativo', flag({ true: 'N', false: 'S' })],
  bands: ['faixas', list(record({ start: ['inicio', integer({ min: 0, max: 1439 })] }))],
});
interface Area {
  name: string;
  feeCents: number | null;
  isActive: boolean;
  bands: { start: number | null }[];
}
interface SavedArea extends Area {
  version: number;
}

/** The current values on the fake server, and its reaction to a save. */
let current: SavedArea;
const send = vi.fn<(values: Area, version: number | undefined) => Promise<SavedArea>>();
const latest = { version: 2, changedBy: 'Luciana Moreira', changedAt: new Date('2026-11-20T22:42:00Z') };

const areaQuery = queryOptions({
  queryKey: ['area'],
  queryFn: () => Promise.resolve(current),
  meta: { silent: true },
});

function refusal(code: ErrorCode, more: { fields?: FieldFault[]; isStale?: boolean } = {}): ApiError {
  const { status, text: message } = ERRORS[code];
  return new ApiError({
    status,
    message,
    code,
    fields: more.fields ?? [],
    correlationId: null,
    current: more.isStale ? latest : null,
  });
}

function useAreaForm({ version, ...saved }: SavedArea) {
  return useCallForm<Area, SavedArea>({
    saved,
    version,
    record: area,
    check: ({ name, isActive }) => ({
      name: isActive && name === 'Centro' ? 'Este bairro já existe.' : undefined,
    }),
    send,
    refreshes: [areaQuery.queryKey],
    savedText: 'Área salva',
  });
}

function Fields({ form }: { form: ReturnType<typeof useAreaForm> }) {
  return (
    <>
      <TextField label="Bairro" {...form.field('name')} />
      <MoneyField label="Taxa" {...form.field('feeCents')} />
      <CheckField label="Ativo" {...form.field('isActive')} />
      {form.values.bands.map((_band, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bands of this form are fixed.
        <TimeField key={index} label={`Início ${index + 1}`} {...form.field(`bands.${index}.start`)} />
      ))}
    </>
  );
}

function AreaForm({ answer }: { answer: SavedArea }) {
  const form = useAreaForm(answer);
  return (
    <CallForm
      form={form}
      inWords={({ name, feeCents }) => [
        ['Bairro', name],
        ['Taxa', String(feeCents)],
      ]}
    >
      <Fields form={form} />
    </CallForm>
  );
}

function AreaDialog({ answer, onClose }: { answer: SavedArea; onClose: () => void }) {
  const form = useAreaForm(answer);
  return (
    <CallFormDialog form={form} title="Local" submitText="Salvar" onClose={onClose}>
      <Fields form={form} />
    </CallFormDialog>
  );
}

beforeAll(supplyBrowserParts);
beforeEach(() => {
  // Removes toasts of earlier forms.
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
  current = { name: 'Sé', feeCents: 500, isActive: true, bands: [{ start: 0 }, { start: 600 }], version: 1 };
  send.mockReset();
  send.mockImplementation(async (values, version) => {
    current = { ...values, version: (version ?? 0) + 1 };
    return current;
  });
});
afterEach(cleanup);

async function open(
  Page: () => React.ReactNode = AreaPage,
  history: RouterHistory = createMemoryHistory({ initialEntries: ['/locais'] }),
) {
  const queries = createQueryClient();
  const root = createRootRoute({ component: Outlet });
  const route = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([route('/locais', Page), route('/pedidos', () => <h1>Pedidos</h1>)]),
    history,
  });
  render(
    <Provider brand={brandOf('comanda')} env="test">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  );
  await screen.findByLabelText('Bairro');
  return {
    person: userEvent.setup(),
    leave: () => void router.history.push('/pedidos'),
    /** Simulates a save by another user: this form gets the new values. */
    reload: async (changes: Partial<SavedArea>) => {
      current = { ...current, ...changes };
      await act(() => queries.invalidateQueries());
    },
  };
}

function AreaPage() {
  const { data } = useQuery(areaQuery);
  return data ? <AreaForm answer={data} /> : null;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const noSaveButton = () => screen.queryByRole('button', { name: 'Salvar' }) === null;
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });
async function type(person: ReturnType<typeof userEvent.setup>, label: string, words: string) {
  await person.clear(field(label));
  await person.type(field(label), words);
}

describe('saving', () => {
  it('sends the values and their version, says so, and begins from there', async () => {
    const { person } = await open();
    expect(noSaveButton()).toBe(true);
    await type(person, 'Taxa', '8,9');
    expect(screen.getByText(formTexts.unsaved)).toBeTruthy();
    await person.click(saveButton());
    await screen.findByText('Área salva');
    expect(send).toHaveBeenCalledExactlyOnceWith(
      { name: 'Sé', feeCents: 890, isActive: true, bands: [{ start: 0 }, { start: 600 }] },
      1,
    );
    // After the save, the bar's button disappears, and the focus moves to the bar's text.
    await waitFor(() => expect(noSaveButton()).toBe(true));
    expect(document.activeElement).toBe(screen.getByText(formTexts.allSaved).closest('[role="status"]'));
    // The next save must be based on the version that this save returned.
    await person.click(field('Ativo'));
    await person.click(saveButton());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.lastCall?.[1]).toBe(2);
  });

  it('sends with Enter, once even if it is pressed repeatedly, and only with changes', async () => {
    const { promise, resolve } = Promise.withResolvers<SavedArea>();
    send.mockReturnValue(promise);
    const { person } = await open();
    await person.type(field('Bairro'), '{Enter}');
    expect(send).not.toHaveBeenCalled();
    await person.type(field('Bairro'), ' Velha{Enter}{Enter}{Enter}');
    expect(send).toHaveBeenCalledOnce();
    resolve(current);
    await screen.findByText('Área salva');
  });

  it('treats text typed during a save as the next change', async () => {
    const { promise, resolve } = Promise.withResolvers<SavedArea>();
    send.mockReturnValueOnce(promise);
    const { person } = await open();
    await person.click(field('Ativo'));
    await person.click(saveButton());
    await type(person, 'Bairro', 'Luz');
    current = { ...current, isActive: false, version: 2 };
    resolve(current);
    await screen.findByText('Área salva');
    expect(field('Bairro').value).toBe('Luz');
    expect(screen.getByText(formTexts.unsaved)).toBeTruthy();
  });
});

it('shows the saved values, not the old ones, while the new answer is late or missing', async () => {
  const { person } = await open();
  send.mockImplementationOnce(async (values) => ({ ...values, version: 2 }));
  await type(person, 'Bairro', 'Luz');
  await person.click(saveButton());
  await screen.findByText('Área salva');
  // The server's list still contains the old name 'Sé', but the form must show 'Luz'.
  await waitFor(() => expect(noSaveButton()).toBe(true));
  expect(field('Bairro').value).toBe('Luz');
  expect(screen.getByText(formTexts.allSaved)).toBeTruthy();
});

describe('a fault', () => {
  it('is shown at its field before anything is sent, with the first fault focused', async () => {
    const { person } = await open();
    await type(person, 'Início 2', ' ');
    await person.clear(field('Taxa'));
    await person.click(saveButton());
    expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(2);
    expect(document.activeElement).toBe(field('Taxa'));
    expect(send).not.toHaveBeenCalled();
    await person.keyboard('8');
    expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(1);
  });

  it('may be a check of the screen itself', async () => {
    const { person } = await open();
    await type(person, 'Bairro', 'Centro');
    await person.click(saveButton());
    expect(screen.getByText('Este bairro já existe.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Bairro'));
    // A change of another field removes the fault.
    await person.click(field('Ativo'));
    expect(screen.queryByText('Este bairro já existe.')).toBeNull();
  });

  it('prevents sending when a field cannot read its text', async () => {
    const { person } = await open();
    await type(person, 'Início 1', '2575');
    await person.clear(field('Taxa'));
    await person.click(saveButton());
    // All other faults are shown immediately, too.
    expect(screen.getByText('Campo obrigatório.')).toBeTruthy();
    expect(screen.getByText('Use um horário de 00:00 a 23:59.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Início 1'));
    expect(send).not.toHaveBeenCalled();
  });

  it("is shown at its field when the server refuses it by the wire's name, inside lists too", async () => {
    send.mockRejectedValue(
      refusal('request.invalid', {
        fields: [
          { campo: 'faixas[1].inicio', mensagem: 'Começa antes da outra.' },
          { campo: 'valor_taxa', mensagem: 'Taxa alta demais.' },
        ],
      }),
    );
    const { person } = await open();
    await type(person, 'Taxa', '99');
    await person.click(saveButton());
    expect(await screen.findByText('Taxa alta demais.')).toBeTruthy();
    expect(screen.getByText('Começa antes da outra.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Taxa')));
    expect(field('Taxa').value).toBe('99,00');
  });

  it.each([
    ['a refusal', refusal('auth.forbidden'), ERRORS['auth.forbidden'].text],
    ['a lost line', new OfflineError('away'), formTexts.offline],
    ['a server that broke', refusal('server.unexpected'), formTexts.failed],
    [
      'a field that is not on the screen',
      refusal('request.invalid', { fields: [{ campo: 'outro', mensagem: 'Outra coisa.' }] }),
      'Outra coisa.',
    ],
  ])('%s is shown in a window, and the typed text stays', async (_title, failure, words) => {
    send.mockRejectedValue(failure);
    const { person } = await open();
    await type(person, 'Bairro', 'Luz');
    await person.click(saveButton());
    expect((await screen.findByRole('dialog', { name: 'Atenção!' })).textContent).toContain(words);
    expect(field('Bairro').value).toBe('Luz');
    expect(screen.getByText(formTexts.unsaved)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBeNull());
  });
});

describe('fresh answers', () => {
  it('change only fields without local changes', async () => {
    const { person, reload } = await open();
    await type(person, 'Bairro', 'Luz');
    await reload({ feeCents: 700, version: 2 });
    await screen.findByDisplayValue('7,00');
    expect(field('Bairro').value).toBe('Luz');
    await person.click(saveButton());
    await waitFor(() => expect(send.mock.lastCall).toMatchObject([{ name: 'Luz', feeCents: 700 }, 2]));
  });

  it('leave the choice to the person if both sides changed a field', async () => {
    send.mockRejectedValueOnce(refusal('record.changed-meanwhile', { isStale: true }));
    const { person, reload } = await open();
    await type(person, 'Taxa', '6');
    await reload({ feeCents: 700, version: 2 });
    expect(field('Taxa').value).toBe('6');
    await person.click(saveButton());
    // The save uses the old version. With the new version, it would overwrite values that this user has not
    // seen.
    expect(send.mock.lastCall?.[1]).toBe(1);
    const choice = await screen.findByRole('dialog', { name: formTexts.meanwhileTitle });
    expect(choice.textContent).toContain('Luciana Moreira salvou alterações em 20/11/2026 19:42');
    expect(choice.textContent).toContain('Taxa');
    expect(choice.textContent).not.toContain('Bairro');
    await person.click(screen.getByRole('button', { name: formTexts.takeYours }));
    await waitFor(() => expect(send.mock.lastCall).toMatchObject([{ feeCents: 600 }, 2]));
    await screen.findByText('Área salva');
  });

  it('after a refused save are merged with it without a question', async () => {
    const { person } = await open();
    await type(person, 'Bairro', 'Luz');
    current = { ...current, feeCents: 700, version: 2 };
    send.mockRejectedValueOnce(refusal('record.changed-meanwhile', { isStale: true }));
    await person.click(saveButton());
    await screen.findByText('Área salva');
    expect(send.mock.calls).toMatchObject([
      [{ name: 'Luz', feeCents: 500 }, 1],
      [{ name: 'Luz', feeCents: 700 }, 2],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('replace only fields that both sides changed', async () => {
    const { person } = await open();
    await type(person, 'Bairro', 'Luz');
    await type(person, 'Taxa', '6');
    current = { ...current, feeCents: 700, version: 2 };
    send.mockRejectedValueOnce(refusal('record.changed-meanwhile', { isStale: true }));
    await person.click(saveButton());
    const choice = await screen.findByRole('dialog', { name: formTexts.meanwhileTitle });
    expect(choice.textContent).toContain('Taxa');
    expect(choice.textContent).not.toContain('Bairro');
    await person.click(screen.getByRole('button', { name: formTexts.takeTheirs }));
    await screen.findByText('Área salva');
    expect(send.mock.lastCall).toMatchObject([{ name: 'Luz', feeCents: 700 }, 2]);
  });

  it('may replace the typed values, or the choice may be postponed', async () => {
    send.mockImplementation(async () => {
      current = { ...current, feeCents: 700, version: 2 };
      throw refusal('record.changed-meanwhile', { isStale: true });
    });
    const { person } = await open();
    await type(person, 'Taxa', '6');
    await person.click(saveButton());
    await person.click(await screen.findByRole('button', { name: formTexts.keepEditing }));
    expect(field('Taxa').value).toBe('6,00');
    await person.click(saveButton());
    await person.click(await screen.findByRole('button', { name: formTexts.takeTheirs }));
    expect(field('Taxa').value).toBe('7,00');
    expect(screen.getByText(formTexts.allSaved)).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('leaving', () => {
  it('by Back preserves the address until the person confirms', async () => {
    window.history.replaceState(null, '', '/pedidos');
    const history = createBrowserHistory();
    history.push('/locais');
    const { person } = await open(AreaPage, history);
    await person.click(field('Ativo'));
    window.history.back();
    await person.click(await screen.findByRole('button', { name: formTexts.leaveCancel }));
    expect(window.location.pathname).toBe('/locais');
    expect(field('Ativo').checked).toBe(false);
    window.history.back();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: formTexts.leaveConfirm })).not.toBeNull(),
    );
    await person.click(screen.getByRole('button', { name: formTexts.leaveConfirm }));
    await screen.findByRole('heading', { name: 'Pedidos' });
    expect(window.location.pathname).toBe('/pedidos');
    history.destroy();
  });

  it('asks while there are unsaved changes, and leaves on confirmation', async () => {
    const { person, leave } = await open();
    await person.click(field('Ativo'));
    act(leave);
    await person.click(await screen.findByRole('button', { name: formTexts.leaveCancel }));
    expect(field('Ativo').checked).toBe(false);
    act(leave);
    await person.click(await screen.findByRole('button', { name: formTexts.leaveConfirm }));
    await screen.findByRole('heading', { name: 'Pedidos' });
  });

  it('asks nothing when all is saved', async () => {
    const { leave } = await open();
    act(leave);
    await screen.findByRole('heading', { name: 'Pedidos' });
  });

  it('closes a dialog at once, or asks when something was typed', async () => {
    const onClose = vi.fn();
    const { person } = await open(() => <AreaDialog answer={current} onClose={onClose} />);
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(onClose).toHaveBeenCalledOnce();
    await type(person, 'Bairro', 'Luz');
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    await person.click(await screen.findByRole('button', { name: formTexts.leaveCancel }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(field('Bairro').value).toBe('Luz');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Área salva');
    expect(send.mock.lastCall?.[0].name).toBe('Luz');
  });
});
