import type { FieldFault } from '@comanda/contract/errors';
import type { Call } from '@comanda/contract/kit/define-call';
import { speakPlainly } from '@comanda/contract/kit/plain-faults';
import { wirePath } from '@comanda/contract/kit/record-faults';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../errors/app-error.ts';
import { formReader } from './form-values.ts';

speakPlainly();

/** Maximum of faults in a response. A broken document of 500 lines does not need 5,000 sentences. */
const MAX_FAULTS = 50;

function faultsOf(error: z.core.$ZodError): FieldFault[] {
  return error.issues.slice(0, MAX_FAULTS).map((issue) => ({
    campo: wirePath(issue.path),
    mensagem: issue.message,
  }));
}

/**
 * Makes a function that reads the input of a call, in the domain's form. Values of the path override body and query;
 * unknown fields are dropped. Throws 422 with one fault per field.
 */
export function inputReader<Input, Output>(call: Call<Input, Output>): (request: FastifyRequest) => Input {
  const readForm = formReader(call.input.wire);
  return (request) => {
    const isQuery = request.method === 'GET';
    const carried = isQuery ? request.query : request.body;
    if (
      carried !== undefined &&
      carried !== null &&
      (typeof carried !== 'object' || Array.isArray(carried))
    ) {
      throw new AppError('request.malformed');
    }
    const fields = request.isForm ? readForm({ ...carried }) : carried;
    const parsed = z.safeParse(
      call.input.wire,
      { ...fields, ...request.givenFiles, ...(request.params as object) },
      { reportInput: true },
    );
    if (!parsed.success) throw new AppError('request.invalid', { fields: faultsOf(parsed.error) });
    return call.input.decode(parsed.data);
  };
}
