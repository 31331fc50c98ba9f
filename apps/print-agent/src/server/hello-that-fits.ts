import type { AgentHello } from '@comanda/contract/orders/printing/print-agent-events';

/** Maximum bytes of a hello. The server reads 64 kB per message; Socket.IO needs the rest for its framing. */
const MAX_BYTES = 60_000;
/** Maximum number of jobs in a hello, as in the contract. */
const MAX_JOBS = 5_000;
const SEPARATOR_BYTES = 1;

/**
 * Makes a hello that is small enough for the server. It contains as many jobs in hand as fit. If some are
 * left out, the hello says so, and the server does not treat those jobs as lost.
 */
export function helloThatFits(about: Omit<AgentHello, 'em_maos'>, inHand: readonly number[]): AgentHello {
  const part = { ...about, em_maos: [], em_maos_incompleto: true };
  let bytes = Buffer.byteLength(JSON.stringify(part));
  const fitting: number[] = [];
  for (const jobId of inHand) {
    bytes += String(jobId).length + SEPARATOR_BYTES;
    if (bytes > MAX_BYTES || fitting.length === MAX_JOBS) return { ...part, em_maos: fitting };
    fitting.push(jobId);
  }
  return { ...about, em_maos: fitting };
}
