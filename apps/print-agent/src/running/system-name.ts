import { release, type, version } from 'node:os';

/** The common name of this machine's system: 'Windows 11 Pro', 'Linux 6.1', 'macOS'. */
export function systemName(): string {
  if (process.platform === 'win32') return version().slice(0, 80);
  if (process.platform === 'darwin') return 'macOS';
  return `${type()} ${release().split('.').slice(0, 2).join('.')}`.slice(0, 80);
}
