import { auditDependencies } from './rules/audit-dependencies.ts';
import { runStep } from './run-step.ts';

/**
 * The checks without tests: types, lint and format, unused exports, known vulnerabilities of dependencies. A test
 * checks the import rules.
 */
export async function check(): Promise<number> {
  const codes = await Promise.all([
    runStep('types', 'tsc', ['-p', 'tsconfig.json']),
    runStep('lint and format', 'biome', ['check', '--error-on-warnings', '.']),
    runStep('dead code', 'knip', ['--no-progress']),
    auditDependencies(),
  ]);
  return codes.filter((code) => code !== 0).length;
}

if (import.meta.main) process.exitCode = (await check()) === 0 ? 0 : 1;
