import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import type { Call } from '@comanda/contract/kit/define-call';

/** Maximum number of attempts: meanwhile the server may require a harder challenge, which must be solved, too. */
const ROUNDS = 3;

/** Sends a step of the recovery, with a proof of work if the server requests one. Fails like the call. */
export async function sendProven<Input extends { proof?: string | null }, Output>(
  call: Call<Input, Output>,
  input: Input,
): Promise<Output> {
  let proof: string | null = null;
  for (let round = 1; ; round += 1) {
    try {
      return await sendCall(call, { ...input, proof });
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge === null || round > ROUNDS) throw error;
      const { proveWork } = await import('./prove-work.ts');
      proof = await proveWork(challenge);
    }
  }
}

function challengeOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'recovery.proof-wanted') return null;
  return error.fields.find(({ campo }) => campo === 'prova')?.mensagem ?? null;
}
