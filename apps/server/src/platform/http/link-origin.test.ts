import { expect, it } from 'vitest';
import { linkOrigin } from './link-origin.ts';

const requested = (host: string, localAddress: string) => ({
  host,
  hostname: host.replace(/:\d+$/, ''),
  socket: { localAddress, localPort: 3000 } as never,
});

it.each([
  ['this machine by its name', 'localhost:3000', '127.0.0.1', 'http://localhost:3000'],
  ['this machine through a tunnel', 'localhost:8080', '172.17.0.2', 'http://localhost:8080'],
  ['the number it has in its network', '192.168.0.5:3000', '::ffff:192.168.0.5', 'http://192.168.0.5:3000'],
  ['a number that is not its own', '1.2.3.4', '192.168.0.5', 'http://192.168.0.5:3000'],
  ['no number at all', '999.999.999.999', '127.0.0.1', 'http://127.0.0.1:3000'],
  ['a number of six', '1.2.3.4', 'fd00::5', 'http://[fd00::5]:3000'],
])('leads to the server if it was requested as %s', (_how, host, localAddress, origin) => {
  expect(linkOrigin(null, requested(host, localAddress))).toBe(origin);
  expect(linkOrigin('https://painel.example.com', requested(host, localAddress))).toBe(
    'https://painel.example.com',
  );
});
