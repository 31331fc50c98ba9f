import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Loaded before all other code (`node --import`). It is plain JavaScript, because for this file alone Node would load
// its type stripper, which stays in memory. Types are stripped and code is compiled once, and the next start reads the
// result from this cache. The cache is keyed by a file's content. Only users who may write the code may write this
// folder.
const { directory } = enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
if (directory !== undefined) {
  // For child processes.
  process.env.NODE_COMPILE_CACHE ??= directory;
  // Node writes the cache only at an orderly end, but a server runs for long and may be killed.
  setTimeout(flushCompileCache, 10_000).unref();
}
