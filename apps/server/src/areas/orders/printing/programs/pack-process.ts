import { type PackRequest, packProgram } from './pack-program.ts';

// Runs as a separate process: packing a runtime of a hundred megabytes must not increase the server's memory.

process.once('message', (input: PackRequest) => {
  packProgram(input).then(
    () => process.exit(0),
    (error: unknown) => {
      process.send?.(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
      process.disconnect();
    },
  );
});
