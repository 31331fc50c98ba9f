import { createTestDatabase } from '@comanda/testkit/postgres';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { createTestStore } from '@comanda/testkit/stores';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { decideKind } from './decide-kind.ts';
import { tieInstallation } from './tie-installation.ts';

const EMPTY = { world: null, hasDemo: false, hasReal: false, wantsDemo: false };

it.each([
  ['an empty database is what is wanted', { wantsDemo: true }, 'demo'],
  ['an empty database is nothing yet', {}, null],
  ['a database that was emptied is what is wanted', { world: 'real' as const, wantsDemo: true }, 'demo'],
  ['data in use stay so, whatever is wanted', { hasReal: true, wantsDemo: true }, 'real'],
  [
    'data in use that have a mark',
    { world: 'real' as const, hasReal: true, hasDemo: true, wantsDemo: true },
    'real',
  ],
  ['the demonstration of a version without marks', { hasDemo: true, hasReal: true }, 'demo'],
  [
    'a store that was added to the demonstration',
    { world: 'demo' as const, hasDemo: true, hasReal: true },
    'demo',
  ],
])('%s', (_what, over, world) => {
  expect(decideKind({ ...EMPTY, ...over })).toBe(world);
});

describe('a start', () => {
  const bank = { url: 'http://127.0.0.1:3003', key: 'k', secret: 's' };
  const asDemo = (given: Config): Config => ({ ...given, payments: bank });
  const startOn = async (hasStore: boolean, env: NodeJS.ProcessEnv = {}) => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    if (hasStore) await createTestStore(database.urls.system);
    return tieInstallation(database.urls.system, { ...readConfig(env), dataDir: folderOfTest() }, { asDemo });
  };

  it('with real data and without COMANDA_DEMO=0 shows no outbox and has no demonstration bank', async () => {
    const { config, isDemo } = await startOn(true);
    expect(isDemo).toBe(false);
    expect(config).toMatchObject({ isOutboxShown: false, payments: null, pix: null });
  });

  it('with an empty database creates a demonstration by default', async () => {
    expect((await startOn(false)).config).toMatchObject({ isOutboxShown: true, payments: bank });
    expect((await startOn(false, { COMANDA_DEMO: '0' })).config).toMatchObject({ isOutboxShown: false });
  });

  it('does not expose a new demonstration to a network', async () => {
    const env = { HOST: '0.0.0.0', COMANDA_NA_REDE_LOCAL: 'sim' };
    await expect(startOn(false, env)).rejects.toThrow('senhas conhecidas');
    expect((await startOn(false, { ...env, COMANDA_DEMO: '0' })).isDemo).toBe(false);
  });
});
