import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';

/**
 * A folder that goes when the test is over that asked for it, itself or in its `beforeEach`; asked for while a file is
 * read, after the file's last test. Not for `beforeAll`, which has nothing to tie it to.
 */
export function folderOfTest(): string {
  const folder = makeTemporaryFolder();
  const remove = () => removeTemporaryFolder(folder);
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return folder;
}
