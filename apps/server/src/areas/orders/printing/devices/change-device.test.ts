import { printDevicesAnswer } from '@comanda/contract/orders/printing/paired-devices.wire';
import { readAnswer } from '@comanda/testkit/http/read-answer';
import { testServer } from '@comanda/testkit/http/test-server';
import { aPairedDevice } from '@comanda/testkit/printing/paired-device';
import { expect, it } from 'vitest';

const server = testServer();

const options = (impressora: string) => ({
  impressora,
  modo: 'raw',
  pagina_codigo: 'cp860',
  corta: true,
  gaveta: false,
});
const ROUTES = {
  impressora: 'Nenhuma',
  estacoes: [
    { estacao: 'Caixa', impressoras: ['EPSON  TM'] },
    { estacao: 'Bar', impressoras: ['tcp://10.0.0.9', 'tcp://10.0.0.9'] },
  ],
  opcoes: [options('EPSON  TM')],
};

async function aStore() {
  const store = await server.createStore();
  return { store, panel: await server.as(store.operatorLogin) };
}

it('names a device and its printers; a repeat changes nothing', async () => {
  const { panel } = await aStore();
  await aPairedDevice(server, panel);
  const change = () => panel.post('impressao/dispositivos/1', { nome: ' Cozinha\t2 ', rotas: ROUTES });
  const expected = {
    deviceId: 1,
    name: 'Cozinha 2',
    routes: {
      defaultPrinter: 'Nenhuma',
      // The operating system's name of a printer may contain several spaces in a row.
      printersByStation: { Caixa: ['EPSON  TM'], Bar: ['tcp://10.0.0.9'] },
      optionsByPrinter: {
        'EPSON  TM': { mode: 'raw', codePage: 'cp860', cutsPaper: true, opensDrawer: false },
      },
    },
  };
  expect(readAnswer(printDevicesAnswer, await change())).toMatchObject([expected]);
  expect(readAnswer(printDevicesAnswer, await change())).toMatchObject([expected]);
  expect(readAnswer(printDevicesAnswer, await panel.get('impressao/dispositivos'))).toMatchObject([expected]);
});

it('drops printers and stations without a usable name', async () => {
  const { panel } = await aStore();
  await aPairedDevice(server, panel);
  const answer = await panel.post('impressao/dispositivos/1', {
    nome: 'Caixa',
    rotas: {
      impressora: null,
      estacoes: [
        { estacao: 'Bar', impressoras: [] },
        { estacao: ' ', impressoras: ['A'] },
        { estacao: 'Copa', impressoras: ['\u0007'] },
      ],
      opcoes: [options('\u200b')],
    },
  });
  expect(readAnswer(printDevicesAnswer, answer)[0]?.routes).toEqual({
    defaultPrinter: null,
    printersByStation: {},
    optionsByPrinter: {},
  });
});

it('refuses a name of blanks', async () => {
  const { panel } = await aStore();
  await aPairedDevice(server, panel);
  const blankName = await panel.post('impressao/dispositivos/1', { nome: ' ', rotas: ROUTES });
  expect(blankName.body).toMatchObject({ erros: [{ campo: 'nome' }] });
});

it('saves one of two concurrent changes as a whole', async () => {
  const { panel } = await aStore();
  await aPairedDevice(server, panel);
  const change = (nome: string) =>
    panel.post('impressao/dispositivos/1', {
      nome,
      rotas: { ...ROUTES, estacoes: [{ estacao: 'Caixa', impressoras: [nome] }] },
    });
  await Promise.all([change('Um'), change('Dois'), change('Três')]);
  const [device] = readAnswer(printDevicesAnswer, await panel.get('impressao/dispositivos'));
  expect(device?.routes.printersByStation).toEqual({ Caixa: [device?.name] });
});
