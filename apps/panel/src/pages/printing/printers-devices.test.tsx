// @vitest-environment jsdom
import { listPrintPrograms, packPrintProgram } from '@comanda/contract/orders/printing/print-program.calls';
import {
  changePrintDevice,
  createPairingCode,
  getPrintSettings,
  giveUpPrint,
  keepPrintDevice,
  listPrintDevices,
  printTestPage,
  removePrintDevice,
} from '@comanda/contract/orders/printing/printing.calls';
import { getQzKeys, saveQzKeys } from '@comanda/contract/orders/printing/qz.calls';
import { NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import type { ProgramState } from '@comanda/domain/orders/printing/print-program';
import { COLUMNS_OF, columnsOfMargin } from '@comanda/domain/orders/printing/print-settings';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPrintJob } from '../../features/orders/orders/testing/fake-printing.ts';
import { readLoopbackPermission } from '../../features/orders/printing/local/loopback-permission.ts';
import { aDevice, aPrinter } from '../../features/orders/printing/testing/print-samples.ts';
import { printingInTests, stored } from '../../features/orders/printing/testing/printing-in-tests.ts';
import { answerAsModule, renderPrinting } from '../../features/orders/printing/testing/render-printing.tsx';
import { PrintersPage } from './printers.tsx';

vi.mock('../../features/orders/printing/local/loopback-permission.ts', () => ({
  readLoopbackPermission: vi.fn(),
}));

const server = printingInTests();
const open = (roles?: ('admin' | 'operator')[]) => renderPrinting(PrintersPage, roles);
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('computers', () => {
  it('get the print program, send a code to its page, and appear by themselves', async () => {
    server.api.answer(createPairingCode, { code: 'K7QFM2XA', until: Date.now() + 600_000 });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Ligar um computador' }));
    await screen.findByText('K7QF-M2XA');
    const command = `npm run agente -- parear --servidor ${window.location.origin} --codigo K7QF-M2XA`;
    const advanced = screen.getByText('Avançado').closest('details');
    expect([advanced?.open, advanced?.querySelector('code')?.textContent]).toEqual([false, command]);
    const downloaded = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const windows = (state: ProgramState) => [{ system: 'windows' as const, state, bytes: null }];
    server.api.answer(packPrintProgram, windows('failed'));
    await person.click(screen.getByRole('button', { name: 'Baixar para Windows' }));
    await screen.findByText(/não pôde ser preparado agora/);
    server.api.answer(packPrintProgram, windows('packing'));
    server.api.answer(listPrintPrograms, windows('ready'));
    await person.click(screen.getByRole('button', { name: 'Baixar para Windows' }));
    await waitFor(() => expect(downloaded).toHaveBeenCalledOnce());
    expect(downloaded.mock.contexts[0]).toMatchObject({
      href: expect.stringMatching(/\/api\/impressao\/programas\/windows\/arquivo$/),
    });
    server.api.answer(listPrintDevices, [aDevice(), aDevice({ deviceId: 2, name: 'Cozinha', printers: [] })]);
    await screen.findByText('Conectado!');
    await person.click(screen.getByRole('button', { name: 'Escolher as impressoras' }));
    await screen.findByRole('heading', { name: 'Impressoras: Cozinha' });
  });

  it('are renamed', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Renomear Balcão' }));
    const field = await screen.findByLabelText('Nome do computador');
    await person.clear(field);
    await person.type(field, 'Caixa 1');
    server.api.answer(changePrintDevice, [aDevice({ name: 'Caixa 1' })]);
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('radio', { name: 'Caixa 1' });
  });

  it('are removed after a question', async () => {
    const { person } = open();
    const button = await screen.findByRole('button', { name: 'Excluir Balcão' });
    await person.click(button);
    const release = server.api.hold(removePrintDevice, { message: null });
    server.api.answer(listPrintDevices, []);
    answerAsModule(null);
    await person.click(await screen.findByRole('button', { name: 'Sim deletar.' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
    release();
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Balcão' })).toBeNull());
    expect(server.api.requestsOf(removePrintDevice)).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Onde imprimir' }));
  });

  it('wait for an administrator after their person lost access; the administrator approves or removes them', async () => {
    server.api.answer(listPrintDevices, [aDevice({ isSuspended: true, pairedBy: 'Caio' })]);
    server.api.answer(keepPrintDevice, [aDevice({ pairedBy: 'Dona' })]);
    const { person } = open(['admin']);
    const reported = await screen.findByText(/^Pareado por Caio, sem acesso ao painel/);
    await person.click(screen.getByRole('button', { name: 'Manter Balcão' }));
    await waitFor(() => expect(reported.isConnected).toBe(false));
    expect(server.api.requestsOf(keepPrintDevice)).toHaveLength(1);
    expect(screen.getByText(/^ligado por Dona em /)).toBeTruthy();
  });

  it('are left to the administrator after their person lost access', async () => {
    server.api.answer(listPrintDevices, [aDevice({ isSuspended: true, pairedBy: 'Caio' })]);
    open(['operator']);
    await screen.findByText(/Peça a um administrador da loja\.$/);
    expect(screen.queryByRole('button', { name: 'Manter Balcão' })).toBeNull();
  });

  it('with very many printers show the first and those in use, and all on request', async () => {
    const names = Array.from({ length: 20 }, (_, place) => `Elgin ${place + 1}`);
    const routes = { ...NO_ROUTES, printersByStation: { Caixa: ['Elgin 12'] } };
    server.api.answer(listPrintDevices, [aDevice({ printers: names.map((name) => aPrinter(name)), routes })]);
    const { person } = open();
    const cashier = within(await screen.findByRole('group', { name: 'Impressoras do caixa' }));
    const shown = () =>
      cashier.getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels?.[0]?.textContent);
    const few = ['Elgin 1', 'Elgin 2', 'Elgin 3', 'Elgin 4', 'Elgin 5', 'Elgin 12'];
    expect(shown()).toEqual(few);
    await person.click(cashier.getByRole('checkbox', { name: 'Elgin 12' }));
    expect(shown()).toEqual(few);
    const more = cashier.getByRole('button', { name: 'Mostrar mais 14 impressoras' });
    await person.click(more);
    expect(shown()).toEqual(names);
    expect(more.getAttribute('aria-expanded')).toBe('true');
  });

  it('print a test page on a printer, and report a failure', async () => {
    server.api.answer(printTestPage, [aPrintJob({ jobId: 5, kind: 'test', state: 'printed' })]);
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Imprimir teste em BEMATECH' }));
    await screen.findByText('Teste impresso em BEMATECH');
    expect(server.api.requestsOf(printTestPage)).toMatchObject([{ impressora: 'BEMATECH' }]);
    server.api.answer(giveUpPrint, { message: null });
    server.api.answer(printTestPage, [
      aPrintJob({ jobId: 6, kind: 'test', state: 'failed', reason: 'sem papel' }),
    ]);
    await person.click(screen.getByRole('button', { name: 'Imprimir teste em BEMATECH' }));
    expect((await dialog('Atenção!')).textContent).toContain('O teste não saiu em BEMATECH: sem papel.');
    expect(server.api.requestsOf(giveUpPrint)).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'OK' }));
    server.api.refuse(printTestPage, 'printing.printer-in-trouble');
    await person.click(screen.getByRole('button', { name: 'Imprimir teste em BEMATECH' }));
    expect((await dialog('Atenção!')).textContent).toContain('A impressora não pode imprimir agora');
  });

  it('with built-in fonts offer no fonts, and are shown so', async () => {
    const printers = [aPrinter('TCP1', { hasDriver: false })];
    server.api.answer(listPrintDevices, [aDevice({ printers })]);
    const { person } = open();
    const font = await screen.findByLabelText<HTMLInputElement>('Fonte');
    expect(font.disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Linhas em branco no início').disabled).toBe(false);
    expect(screen.getByText(/fonte, tamanho e pausa não mudam/)).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: '58 mm' }));
    expect(screen.queryByText(/42 colunas/)).toBeNull();
    await person.click(screen.getByRole('radio', { name: '80 mm' }));
    expect(screen.getByText('Impressora de 42 colunas: 6 mm.')).toBeTruthy();
    expect(COLUMNS_OF['7,0'] - columnsOfMargin(6)).toBe(42);
  });

  it('show that their default printer does not exist, and which one prints meanwhile', async () => {
    const lacking = aDevice({ printers: [] });
    const other = aDevice({ deviceId: 2, name: 'Cozinha' });
    server.api.answer(listPrintDevices, [lacking, other]);
    open();
    const note = await screen.findByText(/Este computador não tem essa impressora/);
    expect(note.textContent).toContain('sai em Cozinha');
  });
});

it('a computer without settings shows which other computer prints papers without a printer', async () => {
  const chosen = { ...NO_ROUTES, defaultPrinter: 'EPSON' };
  server.api.answer(listPrintDevices, [
    aDevice(),
    aDevice({ deviceId: 2, name: 'PC cozinha', routes: chosen }),
  ]);
  open();
  expect(await screen.findByText(/sai em PC cozinha, onde a impressora padrão foi escolhida/)).toBeTruthy();
});

describe("this browser's own module", () => {
  beforeEach(() => server.api.answer(listPrintDevices, []));

  it.each([
    ['does not listen', null, 'Módulo da impressora não encontrado'],
    ['answers wrongly', () => Response.json('?', { status: 500 }), 'Erro no módulo de impressão'],
  ])('has its message at the select and below when it %s', async (_what, answer, text) => {
    answerAsModule(answer);
    open();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('Problemas no módulo de impressão.')).toBeTruthy();
  });

  it('is paired by its code and shows its printers', async () => {
    answerAsModule((url) =>
      url.endsWith('/parear')
        ? Response.json({ status: true, token: 't' })
        : Response.json({ status: false, erro: 'x', codigo: 'pareamento' }, { status: 401 }),
    );
    const { person } = open();
    await person.type(await screen.findByLabelText('Código do módulo'), '123456');
    const printers = [{ nome: 'ELGIN', padrao: false, driver: true, online: true }];
    answerAsModule((url) =>
      Response.json(
        url.endsWith('/parear') ? { status: true, token: 't' } : { status: true, impressoras: printers },
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Ligar' }));
    await screen.findByRole('checkbox', { name: 'ELGIN' });
  });

  it('has its own message when the browser blocks it', async () => {
    vi.mocked(readLoopbackPermission).mockResolvedValue('denied');
    answerAsModule(null);
    open();
    await screen.findByText('O navegador bloqueou o acesso às impressoras deste computador');
    expect(screen.queryByText('Módulo da impressora não encontrado')).toBeNull();
  });

  it('is not called before the person knows what the browser will ask', async () => {
    vi.mocked(readLoopbackPermission).mockResolvedValue('prompt');
    const requested = vi.fn(() => Response.json({ status: true, impressoras: [] }));
    answerAsModule(requested);
    const { person } = open();
    await screen.findByText('O navegador vai pedir uma permissão');
    expect(requested).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Procurar impressoras' }));
    await waitFor(() => expect(requested).toHaveBeenCalled());
  });
});

describe('QZ Tray', () => {
  const noKeys = {
    hasCertificate: false,
    certificate: null,
    hasPrivateKey: false,
    fingerprint: null,
    validUntil: null,
    savedAt: null,
    savedBy: null,
  };

  it('disables the settings it ignores and asks for certificate and key', async () => {
    server.api.answer(getQzKeys, noKeys);
    const { person } = open();
    await person.click(await screen.findByRole('radio', { name: 'QZ Tray' }));
    for (const label of ['Número de cópias', 'Linhas em branco no início', 'Margem esquerda', 'Fonte'])
      expect(screen.getByLabelText<HTMLInputElement>(label).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '58 mm' }).matches(':disabled')).toBe(true);
    await person.click(await screen.findByRole('button', { name: 'Guardar certificado e chave' }));
    expect((await dialog('Atenção!')).textContent).toContain('Falta o certificado digital');
    expect(server.api.requestsOf(saveQzKeys)).toEqual([]);
  });

  it('shows the saved certificate without ever showing the key', async () => {
    server.api.answer(getPrintSettings, stored({ method: 'qz' }));
    server.api.answer(getQzKeys, {
      hasCertificate: true,
      certificate: 'PEM',
      hasPrivateKey: true,
      fingerprint: 'AB:CD',
      validUntil: Date.now() + 9e9,
      savedAt: 0,
      savedBy: 'Ana',
    });
    open();
    await screen.findByText('AB:CD');
    expect(screen.queryByLabelText('Chave privada')).toBeNull();
  });
});

describe('Layout de Impressão', () => {
  it('draws the paper of the changes that are not saved yet', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('radio', { name: 'Resumido modo B' }));
    await person.click(screen.getByRole('tab', { name: 'Layout de Impressão' }));
    const ticket = await screen.findByRole('figure', { name: 'Prévia da comanda' });
    expect(ticket.textContent).toContain('PEDIDO #K7QF');
    expect(ticket.textContent).not.toContain('R$ 79,90');
    await person.selectOptions(screen.getByLabelText('Comanda'), 'Caixa · Completo');
    expect(ticket.textContent).toMatch(/R\$\s79,90/);
    await person.click(screen.getByRole('button', { name: 'Usar o layout Completo' }));
    expect(screen.queryByRole('button', { name: 'Salvar Alterações' })).toBeNull();
  });

  it('refuses a test without a printer in the specified words', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('tab', { name: 'Layout de Impressão' }));
    await person.selectOptions(await screen.findByLabelText('Impressora'), 'Nenhuma');
    await person.click(screen.getByRole('button', { name: 'Imprimir teste' }));
    expect((await dialog('Atenção!')).textContent).toContain(
      'Impressora não selecionada, escolha uma impressora e tente novamente.',
    );
  });
});
