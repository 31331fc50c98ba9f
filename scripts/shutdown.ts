/** Stops the parts of a running program in the reverse order of their start. */
export interface Shutdown {
  /**
   * Registers the function that stops a running part. If the shutdown has already begun, the part is stopped
   * immediately.
   */
  add(stop: () => Promise<void>): Promise<void>;
  /** Stops all parts and ends the process with this code. A second call changes nothing. */
  begin(exitCode: number): Promise<void>;
  hasBegun(): boolean;
}

/** npm repeats the terminal's Ctrl-C, so two signals within this time are one press. */
const samePressMs = 1_000;

/**
 * Ends the process in order on SIGINT, SIGTERM and SIGHUP, with exit code 0. A second Ctrl-C ends it
 * immediately. `announce` is called when a signal begins the shutdown. `exit` is `process.exit` except in
 * tests.
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
