// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aPrintDevice } from '../../../orders/testing/fake-printing.ts';
import { createFakeServer } from '../../../orders/testing/fake-server.ts';
import { renderBoard } from '../../../orders/testing/render-board.tsx';
import { agentStateOf } from './agent-state.ts';
import { PrinterIndicator } from './printer-indicator.tsx';

afterEach(cleanup);

const elgin = { name: 'Elgin i9', isDefault: true, hasDriver: true, isOnline: true, trouble: null };
const well = aPrintDevice({ printers: [elgin] });
const outOfPaper = aPrintDevice({ printers: [{ ...elgin, trouble: 'paper-out' }] });

it.each([
  [[], 'none', 'Sem programa de impressão'],
  [[well], 'fine', 'Impressão ligada'],
  [[outOfPaper], 'trouble', 'Elgin i9 sem papel'],
  [
    [well, aPrintDevice({ printers: [{ ...elgin, isOnline: false, trouble: 'no-answer' }] })],
    'trouble',
    'Elgin i9 sem resposta',
  ],
  [[aPrintDevice({ printers: [{ ...elgin, isOnline: false }] })], 'trouble', 'Elgin i9 sem resposta'],
  [[aPrintDevice({ printers: [{ ...elgin, trouble: 'cover-open' }] })], 'trouble', 'Elgin i9 tampa aberta'],
  [[{ ...well, printersInUse: [] }], 'trouble', 'Nenhuma impressora escolhida'],
  [[{ ...well, isSuspended: true }], 'trouble', 'Computador parado'],
  // The printer without paper prints no tickets, e.g. an office printer.
  [[{ ...outOfPaper, printersInUse: ['Bematech'] }], 'fine', 'Impressão ligada'],
  // The computer is not connected, so the printer's state is unknown.
  [[{ ...outOfPaper, isConnected: false }], 'trouble', 'Impressão desligada'],
  // The computer is paired, but was never connected.
  [[{ ...well, isConnected: false, lastSeenAt: null }], 'none', 'Esperando o computador'],
  [[well, { ...outOfPaper, isConnected: false }], 'partly', '1 de 2 computadores ligados'],
] as const)('shows the print state: %#', (devices, mood, words) => {
  expect(agentStateOf(devices)).toMatchObject({ mood, words });
});

it("turns red as soon as the server reports a printer's trouble, and names the printer in the log", async () => {
  const server = createFakeServer([], () => Date.now());
  server.printing.devices([well]);
  const { person } = renderBoard({ page: PrinterIndicator, server });
  await screen.findByRole('button', { name: /^Impressão ligada/ });
  server.printing.devices([outOfPaper]);
  server.push('mudou', { assunto: 'impressoras' });
  const button = await screen.findByRole('button', { name: /^Elgin i9 sem papel/ });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Elgin i9 sem papel');
  await person.click(button);
  const log = await screen.findByRole('dialog');
  expect(await within(log).findByText(/sem papel/)).toBeTruthy();
});
