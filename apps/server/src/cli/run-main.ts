import { ConfigError } from '../config.ts';
import { Cancelled } from './create-store/terminal.ts';
import { Complaint, EXIT } from './provedor/complaint.ts';

/**
 * Runs the main function of a command. A Complaint is printed without a stack trace and sets the exit code.
 * An aborted question prints `cancelled`.
 */
export async function runMain(
  main: () => Promise<void>,
  cancelled?: { words: string; exitCode: number },
): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (cancelled !== undefined && error instanceof Cancelled) {
      console.error(`\n${cancelled.words}`);
      process.exitCode = cancelled.exitCode;
      return;
    }
    console.error(error instanceof Complaint || error instanceof ConfigError ? error.message : error);
    process.exitCode = error instanceof Complaint ? error.exitCode : EXIT.failed;
  }
}
