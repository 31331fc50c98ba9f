import { lookup } from 'node:dns/promises';
import { type Config, ConfigError } from './config.ts';
import { isLoopback } from './platform/local-host.ts';

function isPublic(config: Config): boolean {
  return config.publicUrl !== null && !isLoopback(new URL(config.publicUrl).hostname);
}

/**
 * Throws {@link ConfigError} for a host name without an IP address, which would otherwise count as public.
 */
export async function assertHostIsKnown(host: string): Promise<void> {
  try {
    await lookup(host);
  } catch {
    throw new ConfigError(
      `HOST=${host} não leva a nenhum endereço: use um desta máquina, como 127.0.0.1, ou 0.0.0.0 para todos.`,
    );
  }
}

/** True when other machines can reach the server, directly or through a proxy. */
export function isOnNetwork(config: Config): boolean {
  return !isLoopback(config.host) || config.trustedProxies.length > 0 || isPublic(config);
}

/**
 * Refuses an unsafe start by a {@link ConfigError} with the solution. Passwords and cookies must not be sent
 * unencrypted. Behind an undeclared proxy, all clients have the same IP address. A stranger's wrong passwords
 * would then lock out all stores.
 */
export function assertExposureIsSafe(config: Config): void {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  // The server itself serves plain HTTP, so https implies a proxy. A public host name with a loopback address
  // also implies a proxy.
  const isBehindProxy = isPublic(config) && (isHttps || isLoopback(config.host));
  if (isBehindProxy && config.trustedProxies.length === 0) {
    throw new ConfigError(
      [
        `A Comanda atende ${config.publicUrl} por trás de um proxy, mas não sabe qual: todos pareceriam vir do mesmo endereço, e um estranho errando senhas trancaria todas as lojas.`,
        'Diga em COMANDA_TRUST_PROXY o endereço do proxy (1 quando ele está nesta máquina) e faça-o enviar X-Forwarded-For e X-Forwarded-Proto.',
      ].join('\n'),
    );
  }
  if (isOnNetwork(config) && !isHttps && !config.mayBePlain && !config.mayExposeDemo && isReached(config)) {
    throw new ConfigError(
      [
        `A Comanda seria aberta para a rede sem https (HOST=${config.host}): senhas e pedidos passariam às claras.`,
        'Ponha um proxy com https na frente e diga o endereço em COMANDA_PUBLIC_URL=https://… e o proxy em COMANDA_TRUST_PROXY.',
        'Se é uma rede local de confiança, diga COMANDA_NA_REDE_LOCAL=sim.',
      ].join('\n'),
    );
  }
}

/** True when other machines may use the public URL. A loopback name is only used for tests and tools. */
function isReached(config: Config): boolean {
  return !isLoopback(config.host) || isPublic(config);
}
