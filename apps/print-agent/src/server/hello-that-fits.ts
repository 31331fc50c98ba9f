import type { AgentHello } from '@comanda/contract/printing/print-agent-events';

/** The server reads 64 kB at once; what Socket.IO puts around a message is far less than the difference. */
const MOST_BYTES = 60_000;
/** As many as the contract takes. */
const MOST_JOBS = 5_000;
const SEPARATOR_BYTES = 1;

/**
 * A hello that the server reads as a whole: of the jobs in hand those that fit, the first ones first. Where that is not all
 * of them it says so, and the server believes none of the others lost.
 */
export function helloThatFits(about: Omit<AgentHello, 'em_maos'>, inHand: readonly number[]): AgentHello {
  const part = { ...about, em_maos: [], em_maos_incompleto: true };
  let bytes = Buffer.byteLength(JSON.stringify(part));
  const fitting: number[] = [];
  for (const jobId of inHand) {
    bytes += String(jobId).length + SEPARATOR_BYTES;
    if (bytes > MOST_BYTES || fitting.length === MOST_JOBS) return { ...part, em_maos: fitting };
    fitting.push(jobId);
  }
  return { ...about, em_maos: fitting };
}
