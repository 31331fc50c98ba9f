import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@comanda/testkit/running/free-port';
import { findBrowser } from '../../e2e/support/browser.ts';
import { startProgram } from './programs.ts';

/**
 * Runs `work` with a Chromium that has an empty profile and an open debugging port. Programs that use the
 * port share its cookies and storage.
 */
export async function withDebuggedChromium<T>(work: (port: number) => Promise<T>): Promise<T> {
  const { executablePath, env } = await findBrowser();
  const port = await findFreePort();
  const profile = mkdtempSync(join(tmpdir(), 'comanda-chromium-'));
  try {
    const chromium = await startProgram(
      {
        command: executablePath,
        args: [
          '--headless',
          `--remote-debugging-port=${port}`,
          `--user-data-dir=${profile}`,
          // Chromium refuses to run its sandbox as root. The opened pages are only our own.
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-extensions',
          '--disable-sync',
          '--no-default-browser-check',
          '--no-first-run',
          'about:blank',
        ],
        env,
      },
      `http://127.0.0.1:${port}/json/version`,
    );
    try {
      return await work(port);
    } finally {
      await chromium.stop();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
