// @vitest-environment jsdom
import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { exportAudit, listAudit, listAuditPeople } from '@comanda/contract/people/audit/audit.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import { anEntry, someAudit } from '../features/people/audit/testing/some-audit.ts';

const PATH = '/configuracoes/historico';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (answers: (api: FakeApi) => void = () => undefined, search = '') =>
  renderScreen(`${PATH}${search}`, {
    session: { roles: ['admin'] },
    answers: (api) => {
      api.answer(listAudit, someAudit());
      api.answer(listAuditPeople, [
        { userId: 1, name: 'Luciana Moreira', isActive: true },
        { userId: 4, name: 'Beto Ramos', isActive: false },
      ]);
      answers(api);
    },
  });

it('shows who changed what on a day, with old and new values and a link to the order', async () => {
  open();
  const day = within(await screen.findByRole('region', { name: /^Hoje/ }));
  const rows = day.getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(
    /Luciana Moreira.*Horários.*Mudou o horário de segunda.*18:00-23:00 virou fechado/,
  );
  expect(rows[1]?.textContent).toMatch(/Equipe Comanda \(eva\).*Financeiro/);
  expect(day.getByRole<HTMLAnchorElement>('link', { name: 'Ver pedido' }).getAttribute('href')).toBe(
    '/pedidos?pedido=123',
  );
  screen.getByText('Fim da lista: 4 registros.');
});

it('folds similar actions of one person within a minute', async () => {
  const pictures = Array.from({ length: 5 }, (_, at) =>
    anEntry({ entryId: String(at), area: 'catalogue', text: `Pôs a imagem de “Pizza ${at}”`, changes: [] }),
  );
  open((api) => api.answer(listAudit, { rows: [...pictures, anEntry({ entryId: 'other' })], next: null }));
  const folded = (await screen.findByText('Ver mais 4 como este')).closest('details');
  expect(within(folded as HTMLElement).getAllByText(/^Pôs a imagem de/)).toHaveLength(4);
  expect(screen.getAllByText(/^Pôs a imagem de/)).toHaveLength(5);
});

it('filters by person, area and days, and writes the filters to the address', async () => {
  const { api, person, router } = open();
  await screen.findByRole('option', { name: 'Beto Ramos (bloqueado)' });
  await person.selectOptions(screen.getByLabelText('Quem'), 'Beto Ramos (bloqueado)');
  await person.selectOptions(screen.getByLabelText('Assunto'), 'Dados pessoais');
  await person.selectOptions(screen.getByLabelText('Período'), 'Período Personalizado');
  const until = await screen.findByLabelText('Até');
  await person.clear(screen.getByLabelText('De'));
  await person.type(screen.getByLabelText('De'), '01112026');
  await person.clear(until);
  await person.type(until, '20112026');
  await waitFor(() =>
    expect(api.requestsOf(listAudit).at(-1)).toEqual({
      de: '2026-11-01',
      ate: '2026-11-20',
      quem: '4',
      area: 'dados-pessoais',
    }),
  );
  await waitFor(() =>
    expect(router.history.location.search).toBe(
      '?periodo=2026-11-01_2026-11-20&quem=4&assunto=dados-pessoais',
    ),
  );
});

it('reads the filters from the address and ignores unknown values', async () => {
  const { api } = open(undefined, '?periodo=2026-11-01_2026-11-02&quem=equipe&assunto=lua');
  await screen.findByRole('region', { name: /^Hoje/ });
  expect(api.requestsOf(listAudit)).toEqual([{ de: '2026-11-01', ate: '2026-11-02', quem: 'equipe' }]);
});

it('shows why a period is invalid and sends no request', async () => {
  const { api, person } = open(undefined, '?periodo=2026-11-10_2026-11-20');
  const until = await screen.findByLabelText('Até');
  await screen.findByRole('region', { name: /^Hoje/ });
  const requested = api.requestsOf(listAudit).length;
  await person.clear(until);
  await person.type(until, '01112026');
  await screen.findByText('A data final não pode ser antes da data de início.');
  await person.clear(until);
  await person.type(until, '20112028');
  await screen.findByText('O período pode ter no máximo um ano.');
  expect(api.requestsOf(listAudit)).toHaveLength(requested);
});

it('loads the next page after the last entry', async () => {
  const [at, entryId] = [1_763_000_000_000, '00000000-0000-4000-8000-000000000009'];
  const next = `${at}_${entryId}`;
  const { api, person } = open((fake) => fake.answer(listAudit, someAudit({ next })));
  const more = await screen.findByRole('button', { name: 'Carregar mais' });
  const older = anEntry({ entryId, at, text: 'Bloqueou Beto Ramos', changes: [] });
  api.answer(listAudit, { rows: [older], next: null });
  await person.click(more);
  await screen.findByText('Bloqueou Beto Ramos');
  expect(api.requestsOf(listAudit).at(-1)).toMatchObject({ depois_de: next });
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  expect(screen.getAllByRole('region', { name: /de \w+/ }).length).toBeGreaterThan(1);
});

it('folds many changes and shows how many are left out', async () => {
  const changes = Array.from({ length: 5 }, (_, n) => ({
    what: `Bairro ${n}`,
    before: null,
    after: 'grátis',
  }));
  open((fake) => fake.answer(listAudit, someAudit({ rows: [anEntry({ changes, moreCount: 7 })] })));
  const summary = await screen.findByText('Ver as 12 mudanças');
  expect(summary.closest('details')?.open).toBe(false);
  screen.getByText('e mais 7 mudanças');
});

it('exports the filtered entries and explains a failed export', async () => {
  const { api, person } = open(undefined, '?periodo=2026-11-01_2026-11-02&quem=equipe');
  await screen.findByRole('region', { name: /^Hoje/ });
  api.refuse(exportAudit, 'server.unexpected');
  await person.click(screen.getByRole('button', { name: 'Exportar' }));
  await person.click(screen.getByRole('menuitem', { name: 'CSV (.csv)' }));
  await screen.findByText('Não foi possível exportar.');

  const saved: string[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:planilha';
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href);
  });
  api.breakOff(exportAudit);
  await person.click(screen.getByRole('button', { name: 'Exportar' }));
  await person.click(screen.getByRole('menuitem', { name: 'CSV (.csv)' }));
  await screen.findByText(/A planilha não chegou inteira, e nada foi salvo/);
  expect(saved).toEqual([]);

  api.answerRaw(exportAudit, 200, 'Data;Hora');
  await person.click(screen.getByRole('button', { name: 'Exportar' }));
  await person.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
  await screen.findByText('Planilha baixada.');
  expect(saved).toEqual(['blob:planilha']);
  expect(api.requestsOf(exportAudit).at(-1)).toEqual({
    de: '2026-11-01',
    ate: '2026-11-02',
    quem: 'equipe',
    area: null,
    formato: 'xlsx',
  });
});
