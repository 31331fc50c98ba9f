import type { TestProject } from 'vitest/node';
import { startTestCluster, type TestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testTemplateUrl: string;
  }
}

let cluster: TestCluster | undefined;

/** For `globalSetup` of a Vitest project: starts one PostgreSQL server for the whole run. */
export async function setup(project: TestProject): Promise<void> {
  cluster = await startTestCluster();
  project.provide('testTemplateUrl', cluster.templateUrl);
}

/** Ends the server and removes its files. */
export async function teardown(): Promise<void> {
  await cluster?.stop();
}
