import { auditDependencies } from './rules/audit-dependencies.ts';
import { runStep } from './run-step.ts';

/** The gate without tests: types, lint and format, dead exports, known faults of dependencies. Arrows are a test of their own. */
export async function check(): Promise<number> {
  const codes = [
    await runStep('types', 'tsc', ['-p', 'tsconfig.json']),
    await runStep('lint and format', 'biome', ['check', '--error-on-warnings', '.']),
    await runStep('dead code', 'knip', ['--no-progress']),
    await auditDependencies(),
  ];
  return codes.filter((code) => code !== 0).length;
}

if (import.meta.main) process.exitCode = (await check()) === 0 ? 0 : 1;
