import type { ErrorCode } from '../errors.ts';
import { type Access, type Call, type CallWords, defineCall } from './define-call.ts';

/**
 * Declares calls with the same access and some common failures: `const callToEdit = defineCalls(EDIT)`. Each call has
 * its name and path in full, so that a search finds them.
 */
export const defineCalls =
  <const AccessOf extends Access>(access: AccessOf, ofAll: readonly ErrorCode[] = []) =>
  <InputWire, Input, OutputWire, Output>(
    call: CallWords<InputWire, Input, OutputWire, Output>,
  ): Call<Input, Output, AccessOf> =>
    defineCall({ ...call, access, errors: [...ofAll, ...(call.errors ?? [])] });
