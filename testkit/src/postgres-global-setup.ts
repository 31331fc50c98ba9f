import type { TestProject } from 'vitest/node';
import { startTestCluster, type TestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testTemplateUrl: string;
    testWorkerUrls: readonly string[];
  }
}

let cluster: TestCluster | undefined;

/** A migrated database of another PostgreSQL, which `npm run test:cluster` starts. */
const OWN_TEMPLATE = process.env.COMANDA_TEST_DATABASE;

/** For `globalSetup` of a Vitest project: starts one PostgreSQL server for the whole run. */
export async function setup(project: TestProject): Promise<void> {
  cluster = OWN_TEMPLATE === undefined ? await startTestCluster() : undefined;
  project.provide('testTemplateUrl', cluster?.templateUrl ?? OWN_TEMPLATE ?? '');
  project.provide('testWorkerUrls', cluster?.workerUrls ?? []);
}

/** Ends the server and removes its files. */
export async function teardown(): Promise<void> {
  await cluster?.stop();
}
