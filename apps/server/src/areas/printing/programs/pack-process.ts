import { type PackWish, packProgram } from './pack-program.ts';

// A process of its own: a runtime of a hundred megabytes passes through it, and the server's memory stays as it is.

process.once('message', (wish: PackWish) => {
  packProgram(wish).then(
    () => process.exit(0),
    (error: unknown) => {
      process.send?.(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
      process.disconnect();
    },
  );
});
