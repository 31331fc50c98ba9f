// @vitest-environment jsdom
import {
  type BankDeposits,
  exportBankMatch,
  listBankDeposits,
  readExampleStatement,
} from '@comanda/contract/money/ledger/bank-match.calls';
import { readSettlement } from '@comanda/contract/money/ledger/settlements.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { axeFaults, keyboardFaults } from '@comanda/web/testing/page-faults';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import {
  aDeposit,
  anOfx,
  anOfxOf,
  bytesOf,
  someDeposits,
} from '../features/money/ledger/testing/some-deposits.ts';
import { aSettlementDetail } from '../features/money/ledger/testing/some-settlements.ts';

const PATH = '/financeiro/repasses/conferir';
const FAILED = /Não foi possível carregar os repasses destes dias/;
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T15:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NOVEMBER = someDeposits([
  aDeposit('2026-11-03', 120_000),
  aDeposit('2026-11-10', 98_050),
  aDeposit('2026-11-16', 9_711),
  aDeposit('2026-11-17', 50_000),
  aDeposit('2026-11-26', 31_000),
]);
const OURS = 'PIX RECEBIDO COMANDA PAGAMENTOS';
const MOVEMENTS = [
  ['2026-11-03', '1200.00', OURS],
  ['2026-11-10', '980,50', OURS],
  ['2026-11-16', '90.11', OURS],
  ['2026-11-17', '-500.00', 'BOLETO FARINHA SÃO JORGE'],
  ['2026-11-20', '77.00', OURS],
] as const;

async function choose(file: File, deposits: BankDeposits = NOVEMBER, address = PATH) {
  const { api, person } = renderScreen(address, {
    answers: (server) => {
      server.answer(listBankDeposits, deposits);
      server.answer(readSettlement, aSettlementDetail());
    },
  });
  await person.upload(await screen.findByLabelText('Escolher arquivo', { selector: 'input' }), file);
  return { api, person };
}
const rowTexts = async () =>
  (await screen.findAllByRole('row')).flatMap((row) => {
    const cells = [...row.querySelectorAll('[role=gridcell], [role=rowheader]')];
    return cells.length === 0 ? [] : [cells.map(({ textContent }) => textContent).join(' | ')];
  });

it('matches settlements with the lines of an OFX, problems first, without accessibility faults', async () => {
  const { api } = await choose(anOfx(MOVEMENTS));
  expect(await screen.findByRole('heading', { name: '3 linhas precisam de atenção' })).toBeTruthy();
  expect(api.requestsOf(listBankDeposits)).toEqual([{ inicio: '2026-11-01', fim: '2026-11-27' }]);
  expect(await rowTexts()).toEqual([
    'Repasse de 17/11/2026 | R$\u00a0500,00 | — | — | O prazo foi até 19/11/2026 | Não encontrado',
    `Repasse de 16/11/2026 | R$\u00a097,11 | R$\u00a090,11 | −\u00a0R$\u00a07,00 | 16/11 · ${OURS} | Valor diferente`,
    `Crédito de 20/11/2026 | — | R$\u00a077,00 | — | 20/11 · ${OURS} | Crédito sem repasse`,
    'Repasse de 26/11/2026 | R$\u00a0310,00 | — | — | Pode entrar até 30/11/2026 | Ainda pode chegar',
    `Repasse de 03/11/2026 | R$\u00a01.200,00 | R$\u00a01.200,00 | R$\u00a00,00 | 03/11 · ${OURS} | Encontrado`,
    `Repasse de 10/11/2026 | R$\u00a0980,50 | R$\u00a0980,50 | R$\u00a00,00 | 10/11 · ${OURS} | Encontrado`,
  ]);
  expect(screen.getByText('Falta no banco').nextSibling?.textContent).toBe('R$\u00a0507,00');
  expect(await axeFaults()).toEqual([]);
  expect(keyboardFaults(await screen.findByRole('main'))).toEqual([]);
});

it('offers an example statement only if the store has one', async () => {
  const text = await anOfx(MOVEMENTS).text();
  const { person } = renderScreen(PATH, {
    answers: (server) => {
      server.answer(listBankDeposits, NOVEMBER);
      server.answer(readExampleStatement, { name: 'exemplo.ofx', text });
    },
  });
  expect(await screen.findByRole('button', { name: 'Baixar este extrato' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Experimentar com um extrato de exemplo' }));
  expect(await screen.findByRole('heading', { name: '3 linhas precisam de atenção' })).toBeTruthy();
  cleanup();
  renderScreen(PATH, { answers: (server) => server.answer(readExampleStatement, null) });
  await screen.findByRole('button', { name: 'Escolher arquivo' });
  expect(screen.queryByRole('button', { name: /este extrato|de exemplo/ })).toBeNull();
});

it('exports the shown rows and opens a settlement', async () => {
  const { api, person } = await choose(anOfx(MOVEMENTS));
  api.answerRaw(exportBankMatch, 200, {});
  await person.selectOptions(await screen.findByLabelText('Situação'), 'Não encontrado');
  await person.click(screen.getByRole('button', { name: 'Exportar' }));
  await person.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await expect.poll(() => api.requestsOf(exportBankMatch)).toHaveLength(1);
  expect(api.requestsOf(exportBankMatch)[0]).toMatchObject({
    ...{ inicio: '2026-11-01', fim: '2026-11-27', formato: 'csv' },
    linhas: [
      {
        repasse: 'Repasse de 17/11/2026',
        situacao: 'nao_encontrado',
        enviado_em: '2026-11-17',
        valor: 50_000,
      },
    ],
  });
  const address = screen.getByRole('link', { name: 'Repasse de 17/11/2026' }).getAttribute('href') ?? '';
  cleanup();
  await choose(anOfx(MOVEMENTS), NOVEMBER, address);
  expect(await screen.findByRole('dialog', { name: 'Repasse de 23/11/2026' })).toBeTruthy();
});

it('shows that all settlements match, or that none was sent on these days', async () => {
  await choose(anOfx(MOVEMENTS.slice(0, 2)), someDeposits(NOVEMBER.deposits.slice(0, 2)));
  expect(await screen.findByRole('heading', { name: 'Tudo confere com o banco' })).toBeTruthy();
  cleanup();
  await choose(anOfx([['2026-11-17', '-5.00', 'TARIFA']]), someDeposits([], { accounts: [] }));
  expect(await screen.findByText('Nenhum repasse nos dias deste extrato')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

it('asks to confirm an unknown payer before it shows that all settlements match', async () => {
  const byMaria = MOVEMENTS.slice(0, 2).map(
    ([day, amount]) => [day, amount, 'PIX RECEBIDO MARIA SILVA'] as const,
  );
  const { person } = await choose(anOfx(byMaria), someDeposits(NOVEMBER.deposits.slice(0, 2)));
  expect(await screen.findByRole('heading', { name: 'É mesmo quem paga os repasses?' })).toBeTruthy();
  expect(screen.getByText(/veio de MARIA SILVA\. Se for um cliente/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'É quem paga os repasses' }));
  expect(screen.getByRole('heading', { name: 'Tudo confere com o banco' })).toBeTruthy();
});

it('shows that the settlements did not load, and retries with the same file', async () => {
  const { api, person } = renderScreen(PATH, {
    answers: (server) => server.refuse(listBankDeposits, 'server.unexpected'),
  });
  await person.upload(
    await screen.findByLabelText('Escolher arquivo', { selector: 'input' }),
    anOfx(MOVEMENTS),
  );
  expect(await screen.findByText(FAILED)).toBeTruthy();
  const release = api.hold(listBankDeposits, NOVEMBER);
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  act(release);
  expect(await screen.findByText('Repasse de 17/11/2026')).toBeTruthy();
});

it('does not ask for the account if one account of the file has all movements', async () => {
  await choose(anOfxOf({ '111-1': [], '222-2': MOVEMENTS }), NOVEMBER);
  expect(await screen.findByText(/ · conta 222-2 · /)).toBeTruthy();
  expect(screen.queryByLabelText('Conta do arquivo')).toBeNull();
});

it('asks for the account of the file and the account that received the settlements', async () => {
  const { person } = await choose(
    anOfxOf({ '111-1': MOVEMENTS.slice(1), '222-2': MOVEMENTS, '333-3': [] }),
    someDeposits([aDeposit('2026-11-03', 120_000), aDeposit('2026-11-10', 1, { accountNo: 2 })], {
      accounts: [
        ...NOVEMBER.accounts,
        { accountNo: 2, bankName: null, branch: null, account: null, key: 'a@b.c' },
      ],
    }),
  );
  // The third account has no movements, so it is not an option.
  expect(await screen.findByLabelText('Conta do arquivo')).toHaveProperty('length', 3);
  await person.selectOptions(
    await screen.findByLabelText('Conta do arquivo'),
    'Banco 077, conta 222-2 (5 lançamentos)',
  );
  await person.selectOptions(
    await screen.findByLabelText('Conta do extrato'),
    'Banco Inter, agência 0001, conta 12345-6',
  );
  expect(await screen.findByText('Repasse de 03/11/2026')).toBeTruthy();
  expect(screen.queryByText('Repasse de 10/11/2026')).toBeNull();
  expect(screen.getByText(/^O extrato é da conta 222-2/)).toBeTruthy();
  // The file's account differs from the store's account, so the page must not report that all settlements
  // match.
  expect(screen.getByRole('heading', { name: 'É o extrato da conta certa?' })).toBeTruthy();
  expect(screen.getByText(/ · conta 222-2 · /)).toBeTruthy();
});

it('reads a CSV by its headings, asks for an unclear column and reports unreadable lines', async () => {
  const { person } = await choose(
    new File(
      [
        bytesOf(
          'Data;Histórico;Valor;Valor líquido\r\n03/11/2026;PIX COMANDA;9,99;1.200,00\r\n04/11/2026;PIX;1,00;1.234\r\n',
        ),
      ],
      'extrato.csv',
    ),
  );
  await person.click(await screen.findByRole('button', { name: 'Conferir' }));
  expect(screen.getByText('Escolha a coluna.')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText(/^Valor/), 'Coluna 4 · Valor líquido');
  expect(screen.getByText('1.200,00 · 1.234')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('03/11 · PIX COMANDA')).toBeTruthy();
  expect(screen.getByText(/^1 lançamento ficou fora.*linha 3/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Corrigir colunas' }));
  expect(screen.getByRole('button', { name: 'Conferir' })).toBeTruthy();
});

it.each([
  ['of more than 5 MB', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.ofx'), /mais de 5 MB/],
  ['that is empty', new File([], 'a.ofx'), /está vazio/],
  ['in PDF', new File(['%PDF-1.7'], 'a.ofx'), /é um PDF/],
  ['of Excel', new File(['PK\u0003\u0004'], 'a.csv'), /planilha do Excel/],
  [
    'that is not text',
    new File([Uint8Array.of(1, 0, 65, 7, 0, 1, 0)], 'a.ofx'),
    /Não reconhecemos um extrato/,
  ],
  ['with one column', new File(['oi\ntudo bem'], 'a.csv'), /Não reconhecemos um extrato/],
  ['with an unclosed quote', new File(['Data;Valor\n"23/11/2026;1,00\n'], 'a.csv'), /aspas que não fecham/],
  ['of a card', new File(['<OFX><CCSTMTRS><STMTTRN></OFX>'], 'a.ofx'), /fatura de um cartão/],
  ['without movements', new File(['<OFX></OFX>'], 'a.ofx'), /Não há lançamentos/],
  ['with too many columns', new File([`a;b\n${';'.repeat(101)}x\n`], 'a.csv'), /Não reconhecemos um extrato/],
  [
    'with too many rows',
    new File(['Data;Valor\n', '23/11/2026;1,00\n'.repeat(50_001)], 'a.csv'),
    /mais de 50 mil/,
  ],
])('refuses a file %s and accepts the next one', async (_name, file, words) => {
  const { person } = await choose(file);
  expect(await screen.findByText(words)).toBeTruthy();
  await person.upload(screen.getByLabelText('Escolher arquivo', { selector: 'input' }), anOfx(MOVEMENTS));
  expect(await screen.findByText('Repasse de 17/11/2026')).toBeTruthy();
});

it('refuses more than a year, and reads forty thousand movements', async () => {
  const old = MOVEMENTS.map(() => ['2020-01-01', '1.00', 'X'] as const);
  await choose(anOfx([...MOVEMENTS, ...old]));
  expect(await screen.findByText(/mais de um ano/)).toBeTruthy();
  cleanup();
  const many = Array.from({ length: 40_000 }, () => ['2026-11-17', '500.00', 'PIX RECEBIDO MARIA'] as const);
  await choose(anOfx(many), someDeposits([aDeposit('2026-11-17', 50_000), aDeposit('2026-11-18', 50_000)]));
  expect(await screen.findByText(/40000 lançamentos|40\.000 lançamentos/)).toBeTruthy();
  expect(screen.getByText('1 encontrado')).toBeTruthy();
});
