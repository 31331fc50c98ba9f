import { expect, it } from 'vitest';
import { readServiceUrl } from './service-url.ts';

/** Answers of a DNS resolver, without network. */
const DIRECTORY: Record<string, string[]> = {
  'entregas.example.com': ['93.184.216.7', '2606:4700::7'],
  '127.0.0.1.nip.example': ['127.0.0.1'],
  'half.example.com': ['93.184.216.7', 'fd00::7'],
};
const read = async (url: string, mayUseLocalServices = false) =>
  'url' in (await readServiceUrl(url, { mayUseLocalServices }, async (name) => DIRECTORY[name] ?? []));

it.each(['https://entregas.example.com/od/', 'https://entregas.example.com:443', 'https://93.184.216.7'])(
  '%s is a service’s address',
  async (url) => expect(await read(url)).toBe(true),
);

it.each([
  'http://entregas.example.com',
  'https://localhost',
  'https://169.254.169.254/latest',
  'https://[::ffff:169.254.169.254]/latest',
  'https://[::1]',
  'https://0x7f000001',
  'https://192.168.0.7',
  'https://[fd00::1]',
  'https://metadata.google.internal',
  'https://entregas.example.com:22',
  'https://entregas.example.com:8443',
  'https://no-such-name.example.com',
  'https://127.0.0.1.nip.example',
  'https://half.example.com',
  'https://localhost.localdomain',
  'https://[64:ff9b::7f00:1]',
  'https://[2002:7f00:1::]',
  'https://[2001:db8::1]',
  'https://[2001::1]',
  'https://203.0.113.5',
  'https://198.51.100.5',
  'https://192.0.2.5',
  'https://192.88.99.1',
  'https://[::ffff:127.0.0.1]',
  'https://224.0.0.1',
  'https://255.255.255.255',
  'https://198.18.0.1',
])('%s is valid only where services of our own network are allowed', async (url) => {
  expect(await read(url)).toBe(false);
  expect(await read(url, true)).toBe(true);
});

it.each(['ftp://x.example', 'https://a:b@x.example', 'https://x.example/?a=1', 'x', 'file:///etc'])(
  '%s is never valid',
  async (url) => expect(await read(url, true)).toBe(false),
);

it('is saved without a slash at its end', async () => {
  const allowed = { mayUseLocalServices: true };
  expect(await readServiceUrl('http://127.0.0.1:9/od/', allowed)).toEqual({ url: 'http://127.0.0.1:9/od' });
});
