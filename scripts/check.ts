import { auditDependencies } from './rules/audit-dependencies.ts';
import { runStep } from './run-step.ts';

/** The gate without tests: types, lint and format, dead exports, known faults of dependencies. Arrows are a test of their own. */
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
