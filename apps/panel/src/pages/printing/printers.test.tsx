// @vitest-environment jsdom
import { ERRORS } from '@comanda/contract/errors';
import { NOTHING_SAVED } from '@comanda/contract/orders/printing/print-settings.wire';
import {
  adoptPrintSettings,
  changePrintDevice,
  getPrintLogo,
  getPrintSettings,
  listPrintDevices,
  savePrintSettings,
} from '@comanda/contract/orders/printing/printing.calls';
import { NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readStoredPrinting, savePrinting } from '../../features/orders/printing/storage/stored-printing.ts';
import { aDevice, someSettings } from '../../features/orders/printing/testing/print-samples.ts';
import { printingInTests, stored } from '../../features/orders/printing/testing/printing-in-tests.ts';
import { answerAsModule, renderPrinting } from '../../features/orders/printing/testing/render-printing.tsx';
import { PrintersPage } from './printers.tsx';

vi.mock('../../features/orders/printing/local/loopback-permission.ts', () => ({
  readLoopbackPermission: vi.fn(),
}));

const server = printingInTests();
const open = (roles?: ('admin' | 'operator')[]) => renderPrinting(PrintersPage, roles);
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Salvar Alterações' });
const saved = () => server.api.requestsOf(savePrintSettings).at(-1);
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the settings', () => {
  it('show that nothing is saved in the cloud, to the letter', async () => {
    server.api.answer(getPrintSettings, null);
    server.api.answer(listPrintDevices, []);
    answerAsModule(null);
    const { person } = open();
    const alert = await dialog('Atenção!');
    expect(alert.textContent).toContain(NOTHING_SAVED);
    await person.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('button', { name: 'Salvar Alterações' })).toBeNull();
  });

  it('show every specified field with its default', async () => {
    open();
    const value = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;
    expect(await value('Pausa entre comandas')).toBe('1000');
    expect(screen.getByRole('tab', { name: 'IMPRESSORA(S)' }).getAttribute('aria-selected')).toBe('true');
    expect(await value('Fonte')).toBe('Tahoma');
    expect(await value('Tamanho da fonte')).toBe('8');
    expect(await value('Margem esquerda')).toBe('0');
    expect(await value('Linhas em branco no início')).toBe('0');
    for (const checked of ['Comanda', '80 mm', 'Completo'])
      expect(screen.getByRole<HTMLInputElement>('radio', { name: checked }).checked).toBe(true);
    const choices = within(screen.getByLabelText('Impressora padrão')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Nenhuma',
      'Impressora padrão (EPSON)',
      'EPSON',
      'BEMATECH',
    ]);
  });
});

describe('saving', () => {
  it('is possible after a change only, sends all with the version and confirms for 5 s', async () => {
    const { person } = open();
    const more = await screen.findByRole('button', { name: 'Número de cópias: mais' });
    expect(screen.queryByRole('button', { name: 'Salvar Alterações' })).toBeNull();
    await person.click(more);
    expect(await save()).toBeTruthy();
    server.api.answer(savePrintSettings, stored({ copies: 2 }, 6));
    await person.click(await save());
    await screen.findByText('Configurações salvas com sucesso');
    expect(saved()).toMatchObject({ qtdeCopia: 2, versao: 5, nomeFonte: 'Tahoma' });
    expect(screen.queryByRole('button', { name: 'Salvar Alterações' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('Tudo salvo.').closest('[role="status"]'));
    expect(readStoredPrinting(7)).toMatchObject({ version: 6, settings: { copies: 2 } });
  });

  it('includes the setting of the logo; a store without a logo sees a message', async () => {
    server.api.answer(getPrintLogo, null);
    const { person } = open();
    expect(server.api.requestsOf(getPrintLogo)).toEqual([]);
    await person.click(await screen.findByRole('checkbox', { name: /^Imprimir o logotipo/ }));
    await screen.findByText(/ainda não tem um logotipo aprovado/);
    server.api.answer(savePrintSettings, stored({ printsLogo: true }, 6));
    await person.click(await save());
    await screen.findByText('Configurações salvas com sucesso');
    expect(saved()).toMatchObject({ imprimirLogotipo: true, versao: 5 });
  });

  it('shows the reason of a refusal and preserves the changes', async () => {
    const { person } = open();
    await person.selectOptions(await screen.findByLabelText('Fonte'), 'Arial');
    server.api.refuse(savePrintSettings, 'printing.unknown-category');
    await person.click(await save());
    const alert = await dialog('Atenção!');
    expect(alert.textContent).toContain(ERRORS['printing.unknown-category'].text);
    await person.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Fonte').value).toBe('Arial');
    expect(await save()).toBeTruthy();
  });

  it("sends a computer's printers to that computer alone", async () => {
    const { person } = open();
    await person.click(await screen.findByRole('checkbox', { name: 'BEMATECH' }));
    const routes = { ...NO_ROUTES, printersByStation: { Caixa: ['BEMATECH'] } };
    server.api.answer(changePrintDevice, [aDevice({ routes })]);
    await person.click(await save());
    await screen.findByText('Configurações salvas com sucesso');
    expect(server.api.requestsOf(changePrintDevice)).toMatchObject([
      { nome: 'Balcão', rotas: { estacoes: [{ estacao: 'Caixa', impressoras: ['BEMATECH'] }] } },
    ]);
    expect(saved()).toBeUndefined();
  });

  it('asks before the page is left with changes', async () => {
    const { person, leave } = open();
    await person.selectOptions(await screen.findByLabelText('Fonte'), 'Arial');
    act(leave);
    await person.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Fonte').value).toBe('Arial');
    act(leave);
    await person.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    await screen.findByRole('heading', { name: 'Pedidos' });
  });
});

describe('the cloud', () => {
  it('with newer settings is shown beside those of this device, and the person chooses field by field', async () => {
    savePrinting(7, { settings: someSettings({ copies: 2, fontSize: 12 }), version: 3 });
    server.api.answer(getPrintSettings, { ...stored(), isSynced: false });
    const { person } = open();
    const choice = await dialog('As configurações não são as mesmas');
    expect(server.api.requestsOf(getPrintSettings)).toEqual([{ versao: '3' }]);
    const copies = within(choice).getByRole('group', { name: 'Número de cópias' });
    await person.click(within(copies).getByRole('radio', { name: /Neste aparelho/ }));
    await person.click(within(choice).getByRole('button', { name: 'Usar as escolhidas' }));
    expect(screen.getByLabelText<HTMLInputElement>('Número de cópias').value).toBe('2');
    expect(screen.getByLabelText<HTMLSelectElement>('Tamanho da fonte').value).toBe('8');
    expect(await save()).toBeTruthy();
  });

  it('is taken over as a whole by one call', async () => {
    savePrinting(7, { settings: someSettings({ copies: 2 }), version: 3 });
    server.api.answer(getPrintSettings, { ...stored(), isSynced: false });
    server.api.answer(adoptPrintSettings, stored());
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Usar as da nuvem' }));
    await screen.findByText('Configurações sincronizadas com a nuvem');
    expect(server.api.requestsOf(adoptPrintSettings)).toHaveLength(1);
    expect(readStoredPrinting(7)).toMatchObject({ version: 5, settings: { copies: 1 } });
    expect(screen.queryByRole('button', { name: 'Salvar Alterações' })).toBeNull();
  });

  it('refuses a save after a change by another, and shows the differences', async () => {
    const { person } = open();
    await person.selectOptions(await screen.findByLabelText('Fonte'), 'Arial');
    server.api.refuse(savePrintSettings, 'printing.settings-changed');
    server.api.answer(getPrintSettings, stored({ fontName: 'Roboto' }, 9));
    await person.click(await save());
    const choice = await dialog('As configurações não são as mesmas');
    expect(choice.textContent).toMatch(/Neste aparelho.*Arial.*Na nuvem.*Roboto/);
    await person.click(within(choice).getByRole('button', { name: 'Tudo deste aparelho' }));
    await person.click(within(choice).getByRole('button', { name: 'Usar as escolhidas' }));
    server.api.answer(savePrintSettings, stored({ fontName: 'Arial' }, 10));
    await person.click(await save());
    await screen.findByText('Configurações salvas com sucesso');
    expect(saved()).toMatchObject({ nomeFonte: 'Arial', versao: 9 });
  });

  it("shows a change that came during editing beside the person's own changes", async () => {
    const { person, refresh } = open();
    await person.selectOptions(await screen.findByLabelText('Fonte'), 'Arial');
    server.api.answer(getPrintSettings, { ...stored({ copies: 3 }, 6), isSynced: false });
    const button = await save();
    await act(refresh);
    const choice = await dialog('As configurações não são as mesmas');
    // A click before the choice opens must not overwrite any settings.
    await person.click(button);
    expect(saved()).toBeUndefined();
    expect(choice.textContent).toMatch(/Número de cópias.*Fonte/s);
  });

  it('is read again by the button', async () => {
    server.api.answer(adoptPrintSettings, stored({ copies: 4 }, 6));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Sincronizar configurações da nuvem' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Número de cópias').value).toBe('4'));
  });
});

describe('production', () => {
  it('has a grouping and a printer per category; the same grouping is the same printer', async () => {
    server.api.answer(
      getPrintSettings,
      stored({ printsProduction: true, routes: [{ categoryId: 1, station: 'Forno' }] }),
    );
    const { person } = open();
    await person.selectOptions(await screen.findByLabelText('Impressora de Pizzas'), 'BEMATECH');
    await person.type(screen.getByLabelText('Agrupamento de Bebidas'), 'forno');
    await person.tab();
    expect(screen.getByLabelText<HTMLInputElement>('Agrupamento de Bebidas').value).toBe('Forno');
    expect(screen.getByLabelText<HTMLSelectElement>('Impressora de Bebidas').value).toBe('BEMATECH');
    expect(screen.getByText('Sai junto com Pizzas')).toBeTruthy();
    expect(screen.getByText('Pizzas e Bebidas').closest('li')?.textContent).toContain('sai em BEMATECH');
  });
});

describe('automatic acceptance', () => {
  it('belongs to administrators; operators see it and why they cannot change it', async () => {
    open(['operator']);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Aceitar e imprimir pedidos automaticamente',
    });
    expect(box.disabled).toBe(true);
    expect(screen.getByText(ERRORS['printing.auto-accept-forbidden'].text)).toBeTruthy();
  });
});
