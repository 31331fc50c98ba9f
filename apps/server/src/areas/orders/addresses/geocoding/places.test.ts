import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createLogger } from '../../../../platform/log.ts';
import { createPlaces, type GeocodingConfig } from './places.ts';

const config: GeocodingConfig = { url: null, userAgent: 'Comanda (teste)', listPath: null, tiles: null };
const liberdade = { latitude: -23.5587, longitude: -46.635 };
const places = (over: Partial<GeocodingConfig> = {}) =>
  createPlaces({ ...config, ...over }, createLogger('silent'));

it('searches the offline list without a service', async () => {
  const found = await places().find('Rua da Glória', liberdade, 1);
  expect(found.isComplete).toBe(true);
  expect(found.places[0]?.label).toBe('Rua da Glória - Liberdade, São Paulo - SP');
});

it('searches the offline list, and reports it, when the service is unreachable', async () => {
  const found = await places({ url: 'http://127.0.0.1:1' }).find('Rua da Glória', liberdade, 1);
  expect(found.isComplete).toBe(false);
  expect(found.places[0]?.label).toBe('Rua da Glória - Liberdade, São Paulo - SP');
});

it('searches the offline list when the service finds nothing', async () => {
  const server = createServer((_request, response) => response.end('[]'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const found = await places({ url }).find('Aclimação', liberdade, 1);
    expect(found.isComplete).toBe(true);
    expect(found.places[0]?.label).toBe('Aclimação, São Paulo - SP');
  } finally {
    server.close();
  }
});
