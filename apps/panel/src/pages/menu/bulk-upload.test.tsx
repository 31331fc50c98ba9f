// @vitest-environment jsdom
import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  cancelProductFile,
  chooseProductOfRow,
  commitProductFile,
  downloadUploadTemplate,
  getProductFile,
  listProductFileRows,
  listProductFiles,
  previewProductFile,
  sendProductFile,
  takeBackProductFile,
} from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import type { ProductFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import { getStore } from '@comanda/contract/store/store/store.calls';
import { LARGEST_UPLOAD } from '@comanda/domain/menu/bulk-upload/upload-fields';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../../app/testing/load-page.ts';
import { announceToPanel, renderScreen } from '../../app/testing/render-screen.tsx';
import {
  anUpload,
  aRefusedRow,
  aSeenFile,
  someRows,
  someUploads,
} from '../../features/menu/bulk-upload/testing/some-uploads.ts';
import { aStore } from '../../shared/testing/a-store.ts';

beforeAll(async () => {
  supplyBrowserParts();
  await loadPage('/bulkupload');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const csv = (name = 'mercearia.csv') => new File(['a;b'], name, { type: 'text/csv' });
const drop = async (file: File) =>
  // The field accepts only its file types, but a dropped file may have any type.
  userEvent.upload(await screen.findByLabelText('Escolher arquivo', { selector: 'input' }), file, {
    applyAccept: false,
  });
const status = (api: FakeApi, file: ProductFile, percentage = 0) => {
  api.answer(listProductFiles, someUploads(file));
  api.answer(getProductFile, { progress: { percentage }, file });
};

function open(answers: (api: FakeApi) => void = () => undefined, hasBulkUpload = true) {
  return renderScreen('/bulkupload', {
    answers: (api) => {
      api.answer(getStore, aStore({ hasBulkUpload }));
      api.answer(listProductFiles, someUploads());
      api.answer(listProductFileRows, someRows);
      answers(api);
    },
  });
}

it('is closed to stores without it', async () => {
  open(undefined, false);
  await screen.findByText(/Você não tem permissão/);
  expect(screen.queryByText('Cadastre e atualize múltiplos produtos em sua loja')).toBeNull();
});

it('accepts spreadsheets only, and none that is too large', async () => {
  open();
  await drop(new File(['x'], 'foto.png'));
  await screen.findByText('Selecione um arquivo CSV.');
  await drop(new File([], 'vazio.csv'));
  await screen.findByText('Este arquivo está vazio. Escolha outro.');
  const large = csv();
  Object.defineProperty(large, 'size', { value: LARGEST_UPLOAD + 1 });
  await drop(large);
  await screen.findByText(/O arquivo é muito grande\. Tente fazer o upload/);
});

it('takes a file without barcodes for a menu, which needs names and prices only', async () => {
  const [, name, , price] = aSeenFile().columns;
  const columns = [name, price].flatMap((column) => (column === undefined ? [] : [column]));
  const { api } = open((server) => server.answer(previewProductFile, aSeenFile({ columns })));
  await drop(csv('cardapio.csv'));
  const form = await screen.findByLabelText<HTMLSelectElement>('O que é este arquivo');
  expect(form.value).toBe('menu');
  expect(screen.queryByRole('checkbox', { name: /Código de barras.*obrigatório/ })).toBeNull();
  await userEvent.selectOptions(form, 'barcodes');
  await screen.findByRole('checkbox', { name: /Código de barras.*obrigatório/ });
  await userEvent.selectOptions(form, 'menu');
  await userEvent.selectOptions(screen.getByLabelText('Coluna de Preço'), '4');
  const checked = anUpload({ state: 'checked', done: 0 });
  api.answer(sendProductFile, { progress: { percentage: 100 }, file: checked });
  status(api, checked, 100);
  await press('Conferir arquivo');
  await screen.findByText('Confira antes de salvar');
  expect(api.requestsOf(sendProductFile)).toEqual([
    {
      file: 'cardapio.csv',
      colunas_cardapio: JSON.stringify({ product_name: 2, product_price: 4 }),
      ...{ should_update: 'true', conferir: 'true' },
    },
  ]);
});

it('offers the template to people without a spreadsheet', async () => {
  const { api } = open((server) => {
    server.answerRaw(downloadUploadTemplate, 200, {});
    server.answer(previewProductFile, aSeenFile());
  });
  await press('Usar o exemplo');
  await screen.findByText('Guaraná 2 L · Guaraná lata');
  expect(api.requestsOf(downloadUploadTemplate)).toEqual([{ formato: 'csv' }]);
});

it('shows what the file holds, sends it to be checked, and writes it after a yes', async () => {
  const { api } = open((server) => server.answer(previewProductFile, aSeenFile()));
  await drop(csv());
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Código de barras/ });
  expect([box.checked, box.disabled]).toEqual([true, true]);
  await screen.findByText('Guaraná 2 L · Guaraná lata');
  // At this point no column was recognised as the price.
  await press('Conferir arquivo');
  await screen.findByText('Escolha a coluna.');
  await userEvent.selectOptions(screen.getByLabelText('Coluna de Preço'), '3');
  await press('Conferir arquivo');
  expect(await screen.findAllByText('Não é possível ter dois tipos de dados na mesma coluna.')).toHaveLength(
    3,
  );
  await userEvent.selectOptions(screen.getByLabelText('Coluna de Preço'), '4');
  await userEvent.click(screen.getByRole('checkbox', { name: /Nome do produto/ }));

  const checked = anUpload({ state: 'checked', done: 0 });
  api.answer(sendProductFile, { progress: { percentage: 100 }, file: checked });
  status(api, checked, 100);
  await press('Conferir arquivo');
  await screen.findByText('Confira antes de salvar');
  expect(api.requestsOf(sendProductFile)).toEqual([
    {
      file: 'mercearia.csv',
      columns_disposition: JSON.stringify({ product_ean_cod: 1, product_qty: 3, product_price: 4 }),
      ...{ should_update: 'true', conferir: 'true' },
    },
  ]);
  screen.getByRole('tab', { name: 'Alterados (1)', selected: true });
  const row = (await screen.findByText('R$ 13,90')).closest('tr');
  expect(row?.textContent).toContain('R$\u00a014,90');

  const written = anUpload({ state: 'finished' });
  api.answer(commitProductFile, { progress: { percentage: 100 }, file: written });
  status(api, written, 100);
  await press('Salvar 3 produtos');
  await screen.findByText('2 produtos novos e 1 alterado. 1 linha recusada.');
  expect(api.requestsOf(commitProductFile)).toEqual([{ id: '4' }]);
  await press('Enviar outro arquivo');
  await screen.findByText('Arraste a planilha para cá');
});

it('reads the file again after the person chose its separator', async () => {
  const { api } = open((server) => server.answer(previewProductFile, aSeenFile()));
  await drop(csv());
  await screen.findByText('Guaraná 2 L · Guaraná lata');
  const [first, second] = aSeenFile().columns;
  api.answer(
    previewProductFile,
    aSeenFile({ separator: ',', columns: [first, second].flatMap((each) => (each ? [each] : [])) }),
  );
  await userEvent.selectOptions(screen.getByLabelText('Separador das colunas'), ',');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Coluna de Quantidade em estoque').value).toBe(''),
  );
  expect(api.requestsOf(previewProductFile).at(-1)).toEqual({ file: 'mercearia.csv', separador: 'virgula' });
});

it('follows an upload under way, cancels it, and reports that', async () => {
  const { api } = open((server) => status(server, anUpload({ state: 'writing', done: 40, total: 100 }), 41));
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Salvando os produtos…' });
  expect(bar.value).toBe(41);
  await screen.findByText('40 de 100 linhas');
  status(api, anUpload({ state: 'writing', done: 90, total: 100 }), 90);
  act(() => announceToPanel('uploads'));
  await screen.findByText('90 de 100 linhas');
  const cancelled = anUpload({ state: 'cancelled', done: 90, total: 100 });
  api.answer(cancelProductFile, { progress: { percentage: 90 }, file: cancelled });
  status(api, cancelled, 90);
  await press('Cancelar envio');
  await screen.findByText('Upload cancelado!');
  await screen.findByText('90 de 100 linhas ficaram salvas.');
});

it('shows failures of the sending, of the progress and of the cancelling', async () => {
  const { api } = open((server) => server.answer(previewProductFile, aSeenFile()));
  const failed = 'Ops! algo deu errado com o upload dos produtos, tente novamente mais tarde!';
  await drop(csv());
  await userEvent.selectOptions(await screen.findByLabelText('Coluna de Preço'), '4');
  api.refuse(sendProductFile, 'server.unexpected');
  await press('Conferir arquivo');
  await screen.findByText(failed);
  await press('Escolher outro arquivo');

  status(api, anUpload({ state: 'writing' }));
  api.refuse(cancelProductFile, 'server.unexpected');
  act(() => announceToPanel('uploads'));
  await press('Cancelar envio');
  expect(await screen.findAllByText('Ops! algo deu errado com o cancelamento do upload!')).toHaveLength(2);
  api.refuse(getProductFile, 'server.unexpected');
  // A push event starts another request. All failed requests count as one period without an answer.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  act(() => announceToPanel('uploads'));
  await press('Tentar novamente');
  await waitFor(() => expect(screen.getAllByText(failed).length).toBeGreaterThan(0));
});

it('asks which product a row means, and takes a finished upload back', async () => {
  const checked = anUpload({ state: 'checked', changedCount: 0, newCount: 0 });
  const { api } = open((server) => {
    status(server, checked, 100);
    server.answer(listProductFileRows, aRefusedRow);
  });
  api.answer(chooseProductOfRow, { progress: { percentage: 100 }, file: checked });
  await userEvent.selectOptions(await screen.findByLabelText('Qual produto é este?'), '12');
  await waitFor(() =>
    expect(api.requestsOf(chooseProductOfRow)).toEqual([{ id: '4', id_linha: '9', id_cardapio: 12 }]),
  );
  await screen.findByText('Não há nada para salvar neste arquivo.');

  status(api, anUpload());
  act(() => announceToPanel('uploads'));
  await press('Desfazer envio');
  const back = anUpload({ state: 'taken-back', takenBackCount: 2, keptCount: 1 });
  api.answer(takeBackProductFile, { progress: { percentage: 100 }, file: back });
  status(api, back);
  await press('Sim, desfazer');
  await screen.findByText(/2 produtos desfeitos; 1 ficou como está/);
});
