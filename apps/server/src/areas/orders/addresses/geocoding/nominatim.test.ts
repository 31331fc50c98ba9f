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
let requested: URL[];
let agents: (string | undefined)[];

const place = (over: object) => ({
  lat: '-23.5603',
  lon: '-46.6339',
  display_name: 'Rua da Glória, Liberdade, São Paulo, Brasil',
  addresstype: 'road',
  ...over,
});

beforeEach(async () => {
  requested = [];
  agents = [];
  answer = (_request, response) => response.end(JSON.stringify([place({})]));
  server = createServer((request, response) => {
    requested.push(new URL(request.url ?? '/', 'http://x'));
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

it('searches in Brazil near the store, and sends its user agent', async () => {
  expect(await find()).toEqual([
    {
      latitude: -23.5603,
      longitude: -46.6339,
      label: 'Rua da Glória, Liberdade, São Paulo',
      precision: 'street',
    },
  ]);
  expect(requested[0]?.pathname).toBe('/geo/search');
  expect(Object.fromEntries(requested[0]?.searchParams ?? [])).toMatchObject({
    q: 'Rua da Glória, 182',
    countrycodes: 'br',
    format: 'jsonv2',
  });
  expect(agents[0]).toBe('Comanda (teste)');
});

it('leaves out places in other countries', async () => {
  answer = (_request, response) =>
    response.end(JSON.stringify([place({ lat: '38.7', lon: '-9.1' }), place({ addresstype: 'building' })]));
  expect((await find()).map(({ precision }) => precision)).toEqual(['address']);
});

it('treats a place without a type as an address', async () => {
  answer = (_request, response) => response.end(JSON.stringify([place({ addresstype: null })]));
  expect(await find()).toMatchObject([{ precision: 'address' }]);
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

/**
 * Creates a paced geocoder whose clock advances at each wait. Records each query with its time in seconds.
 */
function aPacedOne() {
  let now = 0;
  const requested: string[] = [];
  const paced = paceGeocoder(
    {
      find: async (text) => {
        requested.push(`${now / 1000}s ${text}`);
        return [{ label: text, latitude: 0, longitude: 0, precision: 'city' }];
      },
    },
    {
      now: () => now,
      wait: async (ms) => {
        // The current query must be sent before the time advances.
        await new Promise(setImmediate);
        now += ms;
      },
    },
  );
  const find = (storeId: number, ...texts: string[]) =>
    texts.map((text) =>
      paced.find(text, null, storeId).then(
        () => text,
        () => 'away',
      ),
    );
  return { find, requested };
}

it('sends one query a second, no duplicates, and refuses queries when the queue is full', async () => {
  const { find, requested } = aPacedOne();
  const found = await Promise.all(find(1, 'a', 'A ', 'b', 'c', 'd', 'e', 'f'));
  expect(found).toEqual(['a', 'A ', 'b', 'c', 'd', 'e', 'away']);
  await Promise.all(find(1, 'a', 'f'));
  expect(requested).toEqual(['0s a', '1s b', '2s c', '3s d', '4s e', '5s f']);
});

it('alternates between stores: a store with many queries delays only itself', async () => {
  const { find, requested } = aPacedOne();
  const many = find(1, 'a', 'b', 'c', 'd');
  const few = [...find(2, 'x'), ...find(3, 'y')];
  expect(await Promise.all(few)).toEqual(['x', 'y']);
  expect(await Promise.all(many)).toEqual(['a', 'b', 'c', 'away']);
  expect(requested).toEqual(['0s a', '1s x', '2s b', '3s y', '4s c']);
});
