import { expect, it } from 'vitest';
import { databaseUrls, urlOfDatabase } from './database-urls.ts';

const ownerUrl = 'postgres://owner:s%40cret@db.example:5433/comanda?sslmode=require';

it('preserves server, database and parameters, and derives one password per role', () => {
  const urls = databaseUrls(ownerUrl);
  expect(urls.owner).toBe(ownerUrl);
  expect(urls.app).toMatch(/^postgres:\/\/comanda_app:[\w-]{43}@db\.example:5433\/comanda\?sslmode=require$/);
  expect(urls.system).toMatch(/^postgres:\/\/comanda_system:[\w-]{43}@/);
  expect(new URL(urls.app).password).not.toBe(new URL(urls.system).password);
  expect(databaseUrls(ownerUrl)).toEqual(urls);
});

it('lets an installation configure its own, and derives none from an empty password', () => {
  const given = { app: 'postgres://a:1@h/d', system: 'postgres://s:2@h/d' };
  expect(databaseUrls('postgres://owner@h/d', given)).toEqual({ owner: 'postgres://owner@h/d', ...given });
  expect(() => databaseUrls('postgres://owner@h/d')).toThrow(/no password/);
});

it('gives the URL of another database on the same server', () => {
  expect(urlOfDatabase(ownerUrl, 'other')).toBe(
    'postgres://owner:s%40cret@db.example:5433/other?sslmode=require',
  );
});
