import type { PrintMethod } from '@comanda/domain/orders/printing/print-settings';
import { localTexts } from '../devices/texts.ts';
import { qzTexts } from '../qz/texts.ts';

/**
 * `absent`: no program listens. `broken`: its answer is wrong. `denied`: the browser blocks the request. `unpaired`:
 * the module does not know this browser. `wrong-code`: the typed code is wrong. `refused-job`: the module did not
 * accept the job. `no-printer`: no printer is chosen. `no-certificate`, `no-private-key`: QZ Tray cannot trust the
 * request.
 */
export type ModuleFailureKind =
  | 'absent'
  | 'broken'
  | 'denied'
  | 'unpaired'
  | 'wrong-code'
  | 'refused-job'
  | 'no-printer'
  | 'no-certificate'
  | 'no-private-key';

/** A failed request to this computer's print module. */
export class ModuleFailure extends Error {
  readonly kind: ModuleFailureKind;

  constructor(kind: ModuleFailureKind, options?: ErrorOptions) {
    super(`print module: ${kind}`, options);
    this.kind = kind;
  }
}

/** The kind of a failure. An unexpected failure counts as `broken`. */
export function failureKindOf(failure: unknown): ModuleFailureKind {
  return failure instanceof ModuleFailure ? failure.kind : 'broken';
}

const words: Record<ModuleFailureKind, string> = {
  absent: localTexts.absent,
  broken: localTexts.broken,
  denied: localTexts.denied,
  unpaired: localTexts.pairTitle,
  'wrong-code': localTexts.wrongCode,
  'refused-job': localTexts.refusedJob,
  'no-printer': localTexts.noPrinter,
  'no-certificate': qzTexts.noCertificate,
  'no-private-key': qzTexts.noPrivateKey,
};

/** The text of the specification for a ticket that could not be printed here. */
export function printFailureText(failure: unknown, method: PrintMethod): string {
  const kind = failureKindOf(failure);
  return method === 'nat' && (kind === 'refused-job' || kind === 'broken') ? localTexts.native : words[kind];
}
