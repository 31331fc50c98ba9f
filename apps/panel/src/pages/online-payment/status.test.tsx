// @vitest-environment jsdom
import { listDocuments } from '@comanda/contract/money/online-payment/documents.calls';
import { getOnlineStatus } from '@comanda/contract/money/online-payment/registration.calls';
import type { OnlineStatus } from '@comanda/contract/money/online-payment/registration.wire';
import {
  getAcceptanceStatus,
  setAcceptanceStatus,
} from '@comanda/contract/store/store/online-acceptance.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../../app/testing/load-page.ts';
import { renderScreen } from '../../app/testing/render-screen.tsx';
import {
  someDocuments,
  someOnlineStatus,
} from '../../features/money/online-payment/testing/some-online-payment.ts';

const PATH = '/financeiro/pagamentoonline';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (status: Partial<OnlineStatus> = {}) =>
  renderScreen(PATH, {
    session: { roles: ['admin'] },
    answers: (api) => {
      api.answer(getAcceptanceStatus, false);
      api.answer(getOnlineStatus, someOnlineStatus(status));
      api.answer(listDocuments, someDocuments());
    },
  });
const steps = async () => within(await screen.findByRole('list', { name: 'Passos do pagamento online' }));

it.each<[status: Partial<OnlineStatus>, words: RegExp[], links: string[]]>([
  [
    { state: null, registrationId: null, missing: ['registration', 'documents', 'approval', 'account'] },
    [/Começa quando os dados e os documentos/],
    ['/financeiro/cadastro/dados', '/financeiro/cadastro/documentos', '/financeiro/cadastro/recebimentos'],
  ],
  [
    { missing: ['documents', 'approval'] },
    [/Falta enviar: comprovante de atividade/, /Recusado: identificação. Não dá para ler/, /conta ativa/],
    ['/financeiro/cadastro/documentos'],
  ],
  [
    { state: 'rejected', reasons: ['O CNPJ está baixado.'], missing: ['approval'] },
    [/não foi aprovado/, /O CNPJ está baixado\./],
    ['/financeiro/cadastro/dados'],
  ],
  [{ missing: ['approval'] }, [/A equipe confere/, /^Enviados$/], ['/financeiro/cadastro/documentos']],
  [
    { state: 'enabled', missing: ['documents'], canAccept: true },
    [/Espera um documento seu/],
    ['/financeiro/cadastro/documentos'],
  ],
  [{ state: 'activated', missing: [], canAccept: true }, [/A loja foi aprovada/, /^Combinada\.$/], []],
  [
    { state: 'activated', missing: [], sales: { gaps: ['commission', 'switch'], openedOn: null } },
    [/Combine a comissão com o suporte/],
    [],
  ],
  [
    { state: 'activated', missing: [], sales: { gaps: ['first-day'], openedOn: '2026-12-03' } },
    [/Vale a partir de 03\/12\/2026/],
    [],
  ],
  [
    { sales: { gaps: ['provider'], openedOn: null } },
    [/Ainda não está ligado/],
    ['/financeiro/cadastro/documentos', '/financeiro/cadastro/recebimentos'],
  ],
])('names each obstacle with its link: %j', async (status, words, links) => {
  open(status);
  const list = await steps();
  for (const each of words) await list.findByText(each);
  expect(list.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

it('shows why it cannot be switched on, and stays on the page that lists what is missing', async () => {
  const { api, person, router } = open();
  api.refuse(setAcceptanceStatus, 'store.no-payment-account');
  await person.click(await screen.findByRole('switch', { name: 'Aceitar pagamento online' }));
  const alert = within(await screen.findByRole('dialog', { name: 'Atenção!' }));
  alert.getByText(/ainda falta/);
  await person.click(alert.getByRole('button', { name: 'OK' }));
  expect(router.state.location.pathname).toBe(PATH);
  screen.getByText('Não Aceita Pagamento Online');
  expect(screen.getByRole('link', { name: '(11) 4000-0000' }).getAttribute('href')).toBe('tel:1140000000');
});

it("is 'Acesso Negado' for operators", async () => {
  renderScreen(PATH, { session: { roles: ['operator'] } });
  await screen.findByRole('heading', { name: 'Acesso Negado' });
});
