import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { HANGS_AFTER_MS } from '@comanda/testkit/patience';
import { hasRoomInMemory } from '@comanda/testkit/running/temporary-folder';
import { type Browser, chromium } from 'playwright-core';
import { type BrowserProgram, prepareNpmChromium } from './npm-chromium.ts';

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const installedApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Starts a headless Chromium: the program in CHROMIUM_PATH, an installed Chromium, or the one from npm. The
 * caller must close it.
 */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    timeout: HANGS_AFTER_MS,
    // Shared memory in files would cost a tenth more processor time.
    ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
    env: { ...definedOnly(process.env), ...env },
    // Chromium refuses to run its sandbox as root. The opened pages are only our own.
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

let shared: Promise<Browser> | undefined;

/** The browser for all journeys of this process. It ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  const running = await shared;
  if (running?.isConnected()) return running;
  shared = launchBrowser();
  return shared;
}

/** Finds the browser for `launchBrowser`. */
export async function findBrowser(): Promise<BrowserProgram> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return { executablePath: named, env: {} };
  const executablePath = findInstalled();
  return executablePath === undefined ? prepareNpmChromium() : { executablePath, env: {} };
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = installedNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...installedApps].find((path) => existsSync(path));
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
