import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasProgram } from '../has-program.ts';

const EXAMPLE = join(import.meta.dirname, '../../ops/haproxy/haproxy.cfg');

/** The port of a local HAProxy, and the ports of the servers behind it. */
export interface LocalFront {
  port: number;
  serverPorts: readonly number[];
  /** True if the servers require a token for health checks. */
  hasToken: boolean;
}

/** Adapts the example in `ops` to this machine: one address without TLS, and the servers by their ports. */
export function localHaproxyConfig({ port, serverPorts, hasToken }: LocalFront): string {
  const servers = serverPorts.map((each, index) => `  server s${index + 1} 127.0.0.1:${each}`);
  const lines = readFileSync(EXAMPLE, 'utf8')
    .split('\n')
    .filter((line) => !/^#|^\s+(bind :443|http-request )/.test(line))
    .flatMap((line) => {
      // The usual limit of open files allows no more connections than this.
      if (/^\s+maxconn /.test(line)) return ['  maxconn 4000'];
      if (/^\s+bind :80$/.test(line)) return [`  bind 127.0.0.1:${port}`];
      if (/^\s+server a /.test(line)) return servers;
      return /^\s+server /.test(line)
        ? []
        : [hasToken ? line : line.replace(/ hdr Authorization "[^"]*"/, '')];
    });
  return lines.join('\n');
}

/** True if HAProxy is installed on this machine. */
export const hasHaproxy = () => hasProgram('haproxy', '-v');
