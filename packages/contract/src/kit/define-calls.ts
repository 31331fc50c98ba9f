import type { ErrorCode } from '../errors.ts';
import { type Access, type Call, type CallWords, defineCall } from './define-call.ts';

/**
 * Makes a function that declares calls with the same access and some common failures: `const callToEdit =
 * defineCalls(EDIT)`. Each call still has its full name and path, so that developers find them by text
 * search.
 */
export const defineCalls =
  <const AccessOf extends Access>(access: AccessOf, ofAll: readonly ErrorCode[] = []) =>
  <InputWire, Input, OutputWire, Output>(
    call: CallWords<InputWire, Input, OutputWire, Output>,
  ): Call<Input, Output, AccessOf> =>
    defineCall({ ...call, access, errors: [...ofAll, ...(call.errors ?? [])] });
