import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@comanda/testkit/running/free-port';
import { findBrowser } from '../../e2e/support/browser.ts';
import { startProgram } from './programs.ts';

/**
 * A Chromium with an empty profile and an open debugging port, which runs while `work` does. Programs share
 * its profile (cookies, storage).
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
          // Root may not use the sandbox; the pages opened here are our own.
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
