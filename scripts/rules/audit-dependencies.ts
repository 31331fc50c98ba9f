import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** If the registry does not answer within this time, it counts as unavailable. */
const LONGEST_MS = 20_000;

interface Report {
  metadata?: { vulnerabilities?: Partial<Record<'low' | 'moderate' | 'high' | 'critical', number>> };
  vulnerabilities?: Record<string, { severity: string; name: string }>;
}

/**
 * Asks the registry for known vulnerabilities of production dependencies. Returns the number of high and
 * critical ones. A mirror without this service, or a machine without internet, gives no result. This is
 * printed and is no failure.
 */
export async function auditDependencies(): Promise<number> {
  console.log('\n▸ dependencies');
  const report = await readReport();
  const counts = report?.metadata?.vulnerabilities;
  if (counts === undefined) {
    console.log('– dependencies: not judged, the registry does not answer audits');
    return 0;
  }
  const grave = (counts.high ?? 0) + (counts.critical ?? 0);
  for (const { name, severity } of Object.values(report?.vulnerabilities ?? {})) {
    console.log(`  ${severity}: ${name}`);
  }
  console.log(`${grave === 0 ? '✓' : '✗'} dependencies`);
  return grave;
}

function readReport(): Promise<Report | null> {
  return new Promise((answer) => {
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0'];
    execFile('npm', args, { cwd: ROOT, timeout: LONGEST_MS, maxBuffer: 1 << 26 }, (_error, stdout) => {
      // npm fails if it finds vulnerabilities, and also if the registry does not answer. Only its output
      // shows the difference.
      try {
        const report: unknown = JSON.parse(stdout);
        answer(typeof report === 'object' ? report : null);
      } catch {
        answer(null);
      }
    });
  });
}

if (import.meta.main) process.exitCode = (await auditDependencies()) === 0 ? 0 : 1;
