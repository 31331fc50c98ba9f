import { spawn } from 'node:child_process';

/** Returns the command that opens an address in the default browser of an operating system. */
export function openerOf(platform: NodeJS.Platform, url: string): [program: string, ...args: string[]] {
  if (platform === 'win32') return ['rundll32.exe', 'url.dll,FileProtocolHandler', url];
  return platform === 'darwin' ? ['open', url] : ['xdg-open', url];
}

/**
 * Opens an address in this machine's browser. Returns false if there is no browser; the user must then type
 * the address.
 */
export function openInBrowser(url: string, platform = process.platform): Promise<boolean> {
  const [program, ...args] = openerOf(platform, url);
  return new Promise((resolve) => {
    const opener = spawn(program, args, { stdio: 'ignore', detached: true });
    opener.once('error', () => resolve(false));
    opener.once('spawn', () => {
      opener.unref();
      resolve(true);
    });
  });
}
