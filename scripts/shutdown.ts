/** Stops the parts of a running program in the reverse order of their start. */
export interface Shutdown {
  /** Registers the stop of a running part. If the end has already begun, the part is stopped immediately. */
  add(stop: () => Promise<void>): Promise<void>;
  /** Stops everything and ends the process with this code; a later call changes nothing. */
  begin(exitCode: number): Promise<void>;
  hasBegun(): boolean;
}

/** npm repeats the Ctrl-C of the terminal, so a second one within this time is the same press. */
const samePressMs = 1_000;

/**
 * Ends the process in order on SIGINT, SIGTERM and SIGHUP, with exit code 0. A second Ctrl-C ends it immediately. Calls
 * `announce` when a signal begins the end; `exit` is `process.exit` except in tests.
 */
export function orderlyShutdown(
  announce: () => void,
  exit: (code: number) => void = (code) => process.exit(code),
): Shutdown {
  const steps: (() => Promise<void>)[] = [];
  let begunAt: number | undefined;

  const begin = async (exitCode: number) => {
    if (begunAt !== undefined) return;
    begunAt = performance.now();
    let code = exitCode;
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      try {
        await step();
      } catch (error) {
        console.error(error);
        code = 1;
      }
    }
    exit(code);
  };
  const onSignal = () => {
    if (begunAt === undefined) {
      announce();
      void begin(0);
    } else if (performance.now() - begunAt > samePressMs) exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);

  return {
    begin,
    hasBegun: () => begunAt !== undefined,
    add: async (stop) => {
      if (begunAt === undefined) steps.push(stop);
      else await stop();
    },
  };
}
