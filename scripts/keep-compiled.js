import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Loaded before everything else (`node --import`), therefore plain JavaScript: what strips the types of our code would
// otherwise be loaded for this file, and stay in memory. Types are stripped and code is compiled once and read from here
// at the next start; the cache goes by what a file holds. Whoever may write here may write the code itself.
const { directory } = enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
if (directory !== undefined) {
  // For the processes this one starts.
  process.env.NODE_COMPILE_CACHE ??= directory;
  // It is written when a process ends in order; servers live long, and may end otherwise.
  setTimeout(flushCompileCache, 10_000).unref();
}
