import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const preload = join(import.meta.dirname, 'cache-compiled.js');

function run(code: string): string {
  const args = ['--import', pathToFileURL(preload).href, '--input-type=module', '-e', code];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
}

it('compiles code once, also for processes started from here', () => {
  const [own, inherited] = run(`
    const { getCompileCacheDir } = await import('node:module');
    const { execFileSync } = await import('node:child_process');
    console.log(getCompileCacheDir());
    console.log(execFileSync(process.execPath, ['-p', 'require("node:module").getCompileCacheDir()'], { encoding: 'utf8' }).trim());
  `).split('\n');
  expect(own).toContain(join('node_modules', '.cache', 'compiled'));
  expect(inherited).toBe(own);
});

it('lets a process end', () => {
  expect(run('console.log("done")')).toBe('done');
});
