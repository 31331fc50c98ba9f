/** Names of the browser permission to reach programs on the same computer; the second is the older name. */
const NAMES = ['loopback-network', 'local-network-access'] as const;

/** `unneeded`: this browser does not ask, or the page itself comes from this computer. */
export type LoopbackPermission = 'granted' | 'prompt' | 'denied' | 'unneeded';

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads whether this page may reach programs on its own computer. It shows no prompt. */
export async function readLoopbackPermission(
  permissions: Pick<Permissions, 'query'> | undefined = navigator.permissions,
  hostname: string = window.location.hostname,
): Promise<LoopbackPermission> {
  if (ownHosts.has(hostname) || permissions === undefined) return 'unneeded';
  for (const name of NAMES) {
    try {
      // TypeScript's list lacks this name; browsers that do not know it throw.
      const { state } = await permissions.query({ name: name as PermissionName });
      return state;
    } catch {
      // This browser does not know this permission name; it may know the next one.
    }
  }
  return 'unneeded';
}
