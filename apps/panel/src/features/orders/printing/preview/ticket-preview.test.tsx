// @vitest-environment jsdom
import { DEFAULT_PRINT_SETTINGS } from '@comanda/domain/orders/printing/print-settings';
import type { Ticket } from '@comanda/domain/orders/printing/ticket/ticket';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { previewTexts } from '../texts.ts';
import { type PreviewMode, TicketPreview } from './ticket-preview.tsx';

afterEach(cleanup);

const ticket: Ticket = {
  title: 'Comanda',
  rows: [
    { kind: 'banner', text: '2ª VIA' },
    { kind: 'text', text: 'Pizzaria' },
  ],
  logo: { width: 10, height: 2, bits: Buffer.from([0xff, 0xc0, 0x80, 0x40]).toString('base64') },
};

const show = (mode: PreviewMode, shown = ticket) =>
  render(<TicketPreview ticket={shown} style={DEFAULT_PRINT_SETTINGS} mode={mode} label="Prévia" />);

it.each(['page', 'raw'] as const)('a %s shows the printed dots of the logo below its banners', (mode) => {
  show(mode);
  const logo = screen.getByRole('img', { name: previewTexts.logo });
  expect(logo.getAttribute('viewBox')).toBe('0 0 10 2');
  expect(logo.querySelector('path')?.getAttribute('d')).toBe('M0 0h10v1h-10zM0 1h1v1h-1zM9 1h1v1h-1z');
  const text = (word: string) =>
    screen.getByText((_, node) => node?.textContent?.trim() === word && node.tagName === 'P');
  expect(text('2ª VIA').compareDocumentPosition(logo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(logo.compareDocumentPosition(text('Pizzaria'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows no logo without one', () => {
  const { logo: _logo, ...plain } = ticket;
  show('page', plain);
  expect(screen.queryByRole('img')).toBeNull();
});
