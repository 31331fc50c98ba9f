import { describe, expect, it } from 'vitest';
import { readServer } from '../server/pair-with-server.ts';
import { isPrinterName, readPrinterAddress } from './printer-address.ts';

describe('the address of a printer', () => {
  it.each([
    ['tcp://192.168.0.50:9100', { kind: 'tcp', host: '192.168.0.50', port: 9100 }],
    ['tcp://impressora.local', { kind: 'tcp', host: 'impressora.local', port: 9100 }],
    ['tcp://[::1]:9101', { kind: 'tcp', host: '::1', port: 9101 }],
    ['arquivo:/dev/usb/lp0', { kind: 'file', path: '/dev/usb/lp0' }],
  ])('%s is understood', (text, address) => {
    expect(readPrinterAddress(text)).toEqual(address);
  });

  it.each([
    'http://a',
    'tcp://',
    'tcp://a:0',
    'tcp://a:99999',
    'tcp://u:p@a',
    'tcp://a/b',
    'arquivo:lp0',
    'COZINHA',
    '',
  ])('%s is not one', (text) => {
    expect(readPrinterAddress(text)).toBeNull();
  });

  it('belongs to a printer with a visible name', () => {
    expect(['COZINHA', 'Térmica 80 mm'].every(isPrinterName)).toBe(true);
    expect(['', ' a', 'a\u001b', 'x'.repeat(121), 'Nenhuma', 'Impressora padrão'].some(isPrinterName)).toBe(
      false,
    );
  });
});

describe('the server of a pairing', () => {
  it('requires https, except on this machine', () => {
    expect(readServer('painel.exemplo.com.br/login')).toBe('https://painel.exemplo.com.br');
    expect(readServer('http://localhost:3000')).toBe('http://localhost:3000');
    expect(() => readServer('http://painel.exemplo.com.br')).toThrow('https');
    expect(() => readServer('https://')).toThrow();
  });
});
