import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';

/**
 * A folder that is removed after the test that requested it, itself or in its `beforeEach`. A folder requested at the
 * top of a file is removed after the file's last test. Not for `beforeAll`, which belongs to no test.
 */
export function folderOfTest(): string {
  const folder = makeTemporaryFolder();
  const remove = () => removeTemporaryFolder(folder);
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return folder;
}
