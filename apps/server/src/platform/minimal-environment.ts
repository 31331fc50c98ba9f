/**
 * Environment variables for a child process that parses untrusted bytes: no secrets, only Node's compile
 * cache, which reduces the start to a third of the time.
 */
export function minimalEnvironment(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}
