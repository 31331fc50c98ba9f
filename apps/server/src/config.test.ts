import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('draws a plain map and searches no addresses online by default', () => {
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

it('requires all settings of an S3 service, and https unless it is on this machine', () => {
  const env = { COMANDA_S3_BUCKET: 'b', COMANDA_S3_KEY_ID: 'k', COMANDA_S3_SECRET: 's' };
  const s3 = { url: null, region: 'us-east-1', bucket: 'b', prefix: '', keyId: 'k', secret: 's' };
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig(env).s3).toEqual(s3);
  const local = { COMANDA_S3_URL: 'http://127.0.0.1:9000', COMANDA_S3_PREFIX: 'comanda/' };
  expect(readConfig({ ...env, ...local }).s3).toEqual({
    ...s3,
    url: 'http://127.0.0.1:9000',
    prefix: 'comanda/',
  });
  const plain = { ...env, COMANDA_S3_URL: 'http://s3.example' };
  expect(() => readConfig(plain)).toThrow('COMANDA_S3_URL inválida');
  expect(readConfig({ ...plain, COMANDA_S3_SEM_TLS: 'sim' }).s3?.url).toBe('http://s3.example');
  expect(() => readConfig({ ...env, COMANDA_S3_SECRET: '' })).toThrow('vão juntas');
  expect(() => readConfig({ ...env, COMANDA_S3_PREFIX: '/x' })).toThrow('COMANDA_S3_PREFIX inválida');
});

it('sends traces only with an endpoint, and refuses a wrong endpoint or share', () => {
  const endpoint = 'http://localhost:4318';
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  expect(readConfig({}).traces).toBeNull();
  expect(readConfig(env).traces).toEqual({ endpoint, share: 0.1 });
  expect(readConfig({ ...env, COMANDA_TRACES_SHARE: '1' }).traces).toEqual({ endpoint, share: 1 });
  for (const wrong of ['localhost:4318', 'ftp://coletor', 'http://', 'http://coletor/?a=1'])
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: wrong })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT inválida',
    );
  for (const wrong of ['2', '-0.1', 'metade', ' '])
    expect(() => readConfig({ ...env, COMANDA_TRACES_SHARE: wrong })).toThrow(
      'COMANDA_TRACES_SHARE inválida',
    );
});

it('reads a Redis over TLS, on this machine, or in a network that is declared as our own', () => {
  const of = (url: string, more = {}) => readConfig({ COMANDA_REDIS_URL: url, ...more }).redisUrl;
  expect(readConfig({}).redisUrl).toBeNull();
  expect(of('rediss://u:p@redis.example:6379')).toBe('rediss://u:p@redis.example:6379');
  expect(of('redis://127.0.0.1:6379/2')).toBe('redis://127.0.0.1:6379/2');
  expect(of('redis://10.0.0.5', { COMANDA_REDIS_SEM_TLS: 'sim' })).toBe('redis://10.0.0.5');
});

it.each([
  'redis://10.0.0.5:6379',
  'http://127.0.0.1',
  'redis:',
  'localhost:6379',
  'redis://u:segredo@10.0.0.5',
])('refuses the Redis %s without its password', (url) => {
  expect(() => readConfig({ COMANDA_REDIS_URL: url })).toThrow(/^COMANDA_REDIS_URL inválida(?!.*segredo)/);
});

it('reads a bucket for backups, with access of its own or that of the files', () => {
  const access = { COMANDA_COPIAS_S3_KEY_ID: 'k', COMANDA_COPIAS_S3_SECRET: 's' };
  const bucket = { COMANDA_COPIAS: 's3://copias/lojas/a', ...access };
  const s3 = {
    url: null,
    region: 'us-east-1',
    bucket: 'copias',
    prefix: 'lojas/a/',
    keyId: 'k',
    secret: 's',
  };
  expect(readConfig(bucket).backups).toMatchObject({ folder: null, s3 });
  expect(readConfig(bucket).s3).toBeNull();
  const shared = { COMANDA_S3_BUCKET: 'b', COMANDA_S3_KEY_ID: 'x', COMANDA_S3_SECRET: 'y' };
  expect(readConfig({ ...shared, COMANDA_COPIAS: 's3://copias' }).backups.s3).toMatchObject({
    ...{ bucket: 'copias', prefix: '', keyId: 'x', secret: 'y' },
  });
  expect(readConfig({ ...shared, ...bucket }).backups.s3).toEqual(s3);
  expect(readConfig({ COMANDA_COPIAS: '/copias' }).backups).toMatchObject({ folder: '/copias', s3: null });
  expect(() => readConfig({ COMANDA_COPIAS: 's3://copias' })).toThrow('pede COMANDA_COPIAS_S3_KEY_ID');
  expect(() => readConfig({ ...bucket, COMANDA_COPIAS: 's3:copias' })).toThrow('COMANDA_COPIAS inválida');
  expect(() => readConfig({ ...bucket, COMANDA_COPIAS: 's3://copias/../x y' })).toThrow('inválida');
});
