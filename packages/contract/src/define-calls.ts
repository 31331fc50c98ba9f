import { type Access, type Call, type CallWords, defineCall } from './define-call.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Declares calls with one door, whose failures are their own and those of all: `const callToEdit = defineCalls(EDIT)`. Names
 * and paths are written whole in each call, so that they are found.
 */
export const defineCalls =
  <const Door extends Access>(access: Door, ofAll: readonly ErrorCode[] = []) =>
  <InputWire, Input, OutputWire, Output>(
    call: CallWords<InputWire, Input, OutputWire, Output>,
  ): Call<Input, Output, Door> =>
    defineCall({ ...call, access, errors: [...ofAll, ...(call.errors ?? [])] });
