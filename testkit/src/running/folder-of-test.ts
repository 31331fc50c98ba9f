import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';

/**
 * Creates a folder that is removed after the current test; call it in the test or in `beforeEach`. A folder
 * requested at the top of a file is removed after the last test of that file. Must not be called in
 * `beforeAll`, which belongs to no test.
 */
export function folderOfTest(): string {
  const folder = makeTemporaryFolder();
  const remove = () => removeTemporaryFolder(folder);
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return folder;
}
