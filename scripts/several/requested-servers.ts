export const MAX_SERVERS = 8;

/**
 * Reads `--servidores N`. Returns 1 without this option, and null for a number that is not between 1 and
 * {@link MAX_SERVERS}.
 */
export function requestedServers(args: readonly string[]): number | null {
  const index = args.findIndex((each) => each === '--servidores' || each.startsWith('--servidores='));
  if (index === -1) return 1;
  const text = args[index]?.split('=')[1] ?? args[index + 1] ?? '';
  const count = /^\d$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MAX_SERVERS ? count : null;
}
