import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GeocoderAway } from './geocoder.ts';
import { createNominatim } from './nominatim.ts';
import { paceGeocoder } from './paced-geocoder.ts';

let server: Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: URL[];
let agents: (string | undefined)[];

const place = (over: object) => ({
  lat: '-23.5603',
  lon: '-46.6339',
  display_name: 'Rua da Glória, Liberdade, São Paulo, Brasil',
  addresstype: 'road',
  ...over,
});

beforeEach(async () => {
  asked = [];
  agents = [];
  answer = (_request, response) => response.end(JSON.stringify([place({})]));
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://x'));
    agents.push(request.headers['user-agent']);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geo`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const find = (timeoutMs?: number) =>
  createNominatim({ url, userAgent: 'Comanda (teste)', timeoutMs }).find('Rua da Glória, 182', {
    latitude: -23.5,
    longitude: -46.6,
  });

it('asks for places in Brazil near the store, and says who asks', async () => {
  expect(await find()).toEqual([
    {
      latitude: -23.5603,
      longitude: -46.6339,
      label: 'Rua da Glória, Liberdade, São Paulo',
      precision: 'street',
    },
  ]);
  expect(asked[0]?.pathname).toBe('/geo/search');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    q: 'Rua da Glória, 182',
    countrycodes: 'br',
    format: 'jsonv2',
  });
  expect(agents[0]).toBe('Comanda (teste)');
});

it('leaves out what lies elsewhere', async () => {
  answer = (_request, response) =>
    response.end(JSON.stringify([place({ lat: '38.7', lon: '-9.1' }), place({ addresstype: 'building' })]));
  expect((await find()).map(({ precision }) => precision)).toEqual(['address']);
});

it.each([
  ['an error', (response: ServerResponse) => response.writeHead(500).end()],
  ['nonsense', (response: ServerResponse) => response.end('<html>')],
  ['another shape', (response: ServerResponse) => response.end('{"error":"x"}')],
  [
    'a way elsewhere',
    (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['far too much', (response: ServerResponse) => response.end(`[${' '.repeat(300_000)}]`)],
  ['silence', () => undefined],
])('takes %s for no answer', async (_name, respond) => {
  answer = (_request, response) => respond(response);
  await expect(find(200)).rejects.toBeInstanceOf(GeocoderAway);
});

it('asks once a second, nothing twice, and turns away a crowd', async () => {
  let now = 0;
  const waited: number[] = [];
  const paced = paceGeocoder(
    { find: async (text) => [{ label: text, latitude: 0, longitude: 0, precision: 'city' }] },
    {
      now: () => now,
      wait: async (ms) => {
        waited.push(ms);
      },
    },
  );
  await Promise.all(['a', 'A ', 'b', 'c', 'd', 'e'].map((text) => paced.find(text, null)));
  expect(waited).toEqual([1000, 2000, 3000, 4000]);
  await expect(paced.find('f', null)).rejects.toBeInstanceOf(GeocoderAway);
  now = 60_000;
  await paced.find('a', null);
  await paced.find('f', null);
  expect(waited).toHaveLength(4);
});
