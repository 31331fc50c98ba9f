import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('draws a plain map and searches offline by default', () => {
  expect(readConfig({}).geocoding).toEqual({ url: null, userAgent: 'Comanda', listPath: null, tiles: null });
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
  const env = { COMANDA_TILES_URL: tiles, COMANDA_GEOCODER_URL: 'https://mapas.example/nominatim?key=k' };
  expect(readConfig(env).geocoding).toMatchObject({
    url: 'https://mapas.example/nominatim?key=k',
    tiles: { url: tiles, credit: '© OpenStreetMap' },
  });
});

it.each([
  ['COMANDA_TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
  ['COMANDA_TILES_URL', 'https://tiles.example/'],
  ['COMANDA_TILES_URL', 'javascript:alert(1)//{z}{x}{y}'],
  ['COMANDA_GEOCODER_URL', 'ftp://mapas.example'],
  ['COMANDA_GEOCODER_URL', 'mapas.example'],
])('refuses %s %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} inválida`);
});
