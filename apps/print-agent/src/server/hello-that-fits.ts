import type { AgentHello } from '@comanda/contract/orders/printing/print-agent-events';

/** The server reads 64 kB per message. The difference leaves space for the framing of Socket.IO. */
const MAX_BYTES = 60_000;
/** The contract's limit. */
const MAX_JOBS = 5_000;
const SEPARATOR_BYTES = 1;

/**
 * A hello that the server can read completely. It contains the first of the jobs in hand that fit. If some are missing,
 * it says so, and the server does not treat them as lost.
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
