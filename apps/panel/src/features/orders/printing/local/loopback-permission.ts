/**
 * Names of the browser permission to reach programs on the same computer; the second name is from older
 * browsers.
 */
const NAMES = ['loopback-network', 'local-network-access'] as const;

/** `unneeded`: this browser never asks for permission, or the page itself comes from this computer. */
export type LoopbackPermission = 'granted' | 'prompt' | 'denied' | 'unneeded';

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads if this page may reach programs on its own computer. Does not ask the user. */
export async function readLoopbackPermission(
  permissions: Pick<Permissions, 'query'> | undefined = navigator.permissions,
  hostname: string = window.location.hostname,
): Promise<LoopbackPermission> {
  if (ownHosts.has(hostname) || permissions === undefined) return 'unneeded';
  for (const name of NAMES) {
    try {
      // TypeScript's type lacks this name. Browsers that do not know the name throw.
      const { state } = await permissions.query({ name: name as PermissionName });
      return state;
    } catch {
      // This browser does not know this permission name, so the next name is tried.
    }
  }
  return 'unneeded';
}
