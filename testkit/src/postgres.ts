import { afterAll, beforeAll, inject } from 'vitest';
import { cloneDatabase, type TestDatabase } from './clone-database.ts';

/** Creates a database on the server that `postgres-global-setup.ts` started. The caller must drop it. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('testTemplateUrl'), inject('testWorkerUrls'));
}

/**
 * A database for the tests of the calling file (or `describe`). It is created before these tests and dropped
 * after them. Its `urls` can be read only inside hooks and tests.
 */
export function testDatabase(): Pick<TestDatabase, 'urls'> {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database?.drop();
  });
  return {
    get urls() {
      if (database === undefined) throw new Error('The test database exists only while tests run.');
      return database.urls;
    },
  };
}
