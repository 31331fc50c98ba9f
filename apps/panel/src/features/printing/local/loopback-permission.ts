/** Browsers that ask before a page may speak with its own machine name the permission so; the second is the older name. */
const NAMES = ['loopback-network', 'local-network-access'] as const;

/** `unneeded`: this browser does not ask, or the page itself comes from this machine. */
export type LoopbackPermission = 'granted' | 'prompt' | 'denied' | 'unneeded';

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether this page may speak with programs of its own machine. Asks nobody. */
export async function readLoopbackPermission(
  permissions: Pick<Permissions, 'query'> | undefined = navigator.permissions,
  hostname: string = window.location.hostname,
): Promise<LoopbackPermission> {
  if (ownHosts.has(hostname) || permissions === undefined) return 'unneeded';
  for (const name of NAMES) {
    try {
      // Newer than the list of names TypeScript knows; browsers that do not know it throw.
      const { state } = await permissions.query({ name: name as PermissionName });
      return state;
    } catch {
      // Does not know this name: perhaps the other.
    }
  }
  return 'unneeded';
}
