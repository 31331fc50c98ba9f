// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveOrders } from '../features/orders/orders/live-orders.tsx';
import { aPrintDevice } from '../features/orders/orders/testing/fake-printing.ts';
import { createFakeServer } from '../features/orders/orders/testing/fake-server.ts';
import { renderBoard } from '../features/orders/orders/testing/render-board.tsx';
import { ShiftCheckPage } from './shift-check.tsx';

const gain = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
const node = () => ({
  gain,
  frequency: gain,
  connect: (next: unknown) => next,
  start: () => undefined,
  stop: () => undefined,
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'AudioContext',
    class extends EventTarget {
      state = 'running';
      currentTime = 0;
      destination = {};
      createGain = node;
      createOscillator = node;
      resume = async () => undefined;
    },
  );
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Wraps the page in the provider that the frame supplies. */
const Page = () => (
  <LiveOrders>
    <ShiftCheckPage />
  </LiveOrders>
);
const show = (server: ReturnType<typeof createFakeServer>) => renderBoard({ page: Page, server });
const line = async (title: string) => {
  const lines = await screen.findByRole('list', { name: 'Resultados' });
  const words = await within(lines).findByText(title);
  const item = words.closest('li');
  if (!item) throw new Error(`no line ${title}`);
  return within(item);
};

it('runs all checks with one click and saves the result for the day', async () => {
  const server = createFakeServer([], () => Date.now());
  server.printing.devices([aPrintDevice()]);
  const { person, unmount } = show(server);
  expect(await screen.findByText('Ainda não verificado hoje')).toBeTruthy();
  const plan = within(screen.getByRole('list', { name: 'O que é verificado' }));
  expect(plan.getAllByRole('listitem')).toHaveLength(5);
  await person.click(screen.getByRole('button', { name: 'Começar a verificação' }));
  expect(await (await line('Pedidos ao vivo')).findByText('O servidor respondeu em 12 ms.')).toBeTruthy();
  expect(await (await line('Relógio deste aparelho')).findByText(/^Diferença de 0,\d s/)).toBeTruthy();
  expect(await (await line('Avisos do navegador')).findByText('Certo')).toBeTruthy();
  expect(await (await line('Impressão em Balcão')).findByText('Certo')).toBeTruthy();
  await person.click(await (await line('Som dos pedidos')).findByRole('button', { name: 'Ouvi' }));
  await waitFor(() => expect(server.printing.jobOf(1)).toBeDefined());
  server.printing.report(1, { state: 'printed', printedAt: Date.now() });
  const printer = await line('Elgin i9');
  expect(await printer.findByText(/^Página de teste enviada em/)).toBeTruthy();
  expect(await screen.findByText('Tudo pronto para o turno')).toBeTruthy();

  unmount();
  show(server);
  expect(await screen.findByText('Tudo pronto para o turno')).toBeTruthy();
  expect(screen.getByText(/^Verificado hoje às/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Verificar de novo' })).toBeTruthy();
});

it('fails for an unheard sound or an offline print device, shows what to do and repeats a test', async () => {
  const server = createFakeServer([], () => Date.now());
  server.printing.devices([aPrintDevice({ isConnected: false })]);
  const { person } = show(server);
  await person.click(await screen.findByRole('button', { name: 'Começar a verificação' }));
  await person.click(await (await line('Som dos pedidos')).findByRole('button', { name: 'Não ouvi' }));
  expect(document.activeElement?.textContent).toMatch(/^Som dos pedidos/);
  expect(await (await line('Som dos pedidos')).findByText(/Aumente o volume do computador/)).toBeTruthy();
  expect(await screen.findByText('3 pontos precisam de você')).toBeTruthy();
  expect((await line('Impressão em Balcão')).getByText(/Ligue o computador Balcão/)).toBeTruthy();
  const settings = (await line('Impressão em Balcão')).getByRole('link', { name: 'Configurar impressoras' });
  expect(settings.getAttribute('href')).toBe('/configuracoes/impressoras');

  server.printing.devices([aPrintDevice()]);
  await person.click(screen.getByRole('button', { name: 'Testar de novo: Impressão em Balcão' }));
  expect(await (await line('Impressão em Balcão')).findByText('Certo')).toBeTruthy();
  expect(await screen.findByText('2 pontos precisam de você')).toBeTruthy();
});

it('shows a missing print device as optional, but an unreadable device list as a problem', async () => {
  const server = createFakeServer([], () => Date.now());
  const { person } = show(server);
  await person.click(await screen.findByRole('button', { name: 'Começar a verificação' }));
  expect(await (await line('Programa de impressão')).findByText('Opcional')).toBeTruthy();
  await person.click(await (await line('Som dos pedidos')).findByRole('button', { name: 'Ouvi' }));
  expect(await screen.findByText('Tudo pronto para o turno')).toBeTruthy();
  for (let times = 0; times < 2; times += 1)
    server.failNext(/dispositivos/, () => server.refusal(500, 'Erro', 'server.unexpected'));
  await person.click(screen.getByRole('button', { name: 'Verificar de novo' }));
  expect(await (await line('Programa de impressão')).findByText('Problema')).toBeTruthy();
});
