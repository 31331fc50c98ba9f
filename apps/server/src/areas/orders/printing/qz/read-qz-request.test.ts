import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQzRequest } from './read-qz-request.ts';

const NOW = Date.parse('2026-11-20T22:10:00Z');
const ROW = { type: 'raw', format: 'command', flavor: 'base64', data: 'G0A=' };
const PARAMS = { printer: { name: 'EPSON' }, options: { copies: 1, encoding: 'Cp860' }, data: [ROW] };

const read = (request: unknown) => readQzRequest(JSON.stringify(request), NOW);
const reasonOf = (request: unknown) => {
  const result = read(request);
  return result.ok ? 'signed' : result.reason;
};

describe('requests of the official client', () => {
  it.each([
    // The requests of qz.printers.find(), find('EPSON'), getDefault() and details().
    { call: 'printers.find', params: {}, timestamp: NOW },
    { call: 'printers.find', params: { query: 'EPSON' }, timestamp: NOW },
    { call: 'printers.getDefault', params: null, timestamp: NOW },
    { call: 'printers.detail', timestamp: NOW },
    { call: 'print', params: PARAMS, timestamp: NOW },
    {
      call: 'print',
      params: {
        ...PARAMS,
        options: {
          bounds: null,
          colorType: 'color',
          copies: 2,
          density: 0,
          duplex: false,
          forceRaw: false,
          jobName: 'Pedido 12 / Cozinha',
          margins: 0,
          size: null,
          spool: { size: null, end: null },
          units: 'in',
        },
      },
      timestamp: NOW,
    },
    {
      call: 'print',
      params: { ...PARAMS, data: [ROW, { ...ROW, flavor: 'plain', data: 'Olá' }] },
      timestamp: NOW,
    },
  ])('is signed: %j', (request) => {
    expect(reasonOf(request)).toBe('signed');
  });
});

describe('all other requests', () => {
  it.each([
    { call: 'file.read', params: { path: '/etc/passwd' }, timestamp: NOW },
    { call: 'file.write', params: { path: 'x', data: 'x' }, timestamp: NOW },
    { call: 'socket.open', params: { host: '10.0.0.1', port: 22 }, timestamp: NOW },
    { call: 'serial.openPort', params: {}, timestamp: NOW },
    { call: 'usb.listDevices', params: {}, timestamp: NOW },
    { call: 'printers.clearQueue', params: { printerName: 'EPSON' }, timestamp: NOW },
    { call: 'websocket.getNetworkInfo', timestamp: NOW },
    { call: 'print', params: { ...PARAMS, printer: { file: '/etc/crontab' } }, timestamp: NOW },
    { call: 'print', params: { ...PARAMS, printer: { host: '10.0.0.1', port: 9100 } }, timestamp: NOW },
    { call: 'print', params: { ...PARAMS, printer: { name: 'EPSON', file: '/tmp/x' } }, timestamp: NOW },
    { call: 'print', params: { ...PARAMS, data: [{ ...ROW, flavor: 'file' }] }, timestamp: NOW },
    { call: 'print', params: { ...PARAMS, data: [{ ...ROW, format: 'html' }] }, timestamp: NOW },
    {
      call: 'print',
      params: { ...PARAMS, data: [{ ...ROW, options: { overlay: 'file:///x' } }] },
      timestamp: NOW,
    },
    { call: 'print', params: { ...PARAMS, data: ['file:///etc/passwd'] }, timestamp: NOW },
    { call: 'print', params: { ...PARAMS, data: [] }, timestamp: NOW },
    { call: 'print', params: { ...PARAMS, options: { copies: 1e9 } }, timestamp: NOW },
    { call: 'print', params: { ...PARAMS, options: { altPrinting: true } }, timestamp: NOW },
    { call: 'print', params: { ...PARAMS, options: { forceRaw: true } }, timestamp: NOW },
    { call: 'print', params: { ...PARAMS, options: { jobName: 'a\nb' } }, timestamp: NOW },
    { call: 'print', params: { ...PARAMS, options: { size: { width: { unit: 1 } } } }, timestamp: NOW },
    { call: 'print', params: PARAMS, timestamp: NOW, extra: 1 },
    { call: 'print', timestamp: NOW },
    { call: 'print', params: PARAMS },
    {},
    null,
    [],
  ])('is not: %j', (request) => {
    expect(reasonOf(request)).toBe('not-allowed');
  });

  it('rejects a text with two meanings, or none', () => {
    const twice = `{"call":"print","call":"printers.getDefault","timestamp":${NOW}}`;
    const spaced = `{ "call":"printers.getDefault","timestamp":${NOW}}`;
    for (const text of [
      twice,
      spaced,
      '{',
      '',
      'a'.repeat(64),
      '['.repeat(30_000),
      `{"call":"print","params":{"options":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}},"timestamp":${NOW}}`,
      `{"call":"printers.getDefault","timestamp":1e999}`,
    ]) {
      expect(readQzRequest(text, NOW)).toMatchObject({ ok: false, reason: 'no-request' });
    }
  });

  it('rejects a request more than five minutes old or in the future', () => {
    const at = (timestamp: number) => reasonOf({ call: 'printers.getDefault', params: null, timestamp });
    expect([at(NOW - 300_000), at(NOW + 300_000)]).toEqual(['signed', 'signed']);
    expect([at(NOW - 300_001), at(NOW + 300_001)]).toEqual(['not-now', 'not-now']);
  });

  it('refuses random texts without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), (text) => {
        expect(readQzRequest(text, NOW).ok).toBe(false);
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});
