import type { PrintMethod } from '@comanda/domain/printing/print-settings';
import { localTexts } from '../devices/texts.ts';
import { qzTexts } from '../qz/texts.ts';

/**
 * `absent`: nothing listens; `broken`: it answers wrongly; `denied`: the browser does not let us ask; `unpaired`: it does
 * not know this browser; `wrong-code`: the code typed is not its code; `refused-job`: it did not take the paper;
 * `no-printer`: nobody said on which printer; `no-certificate`, `no-private-key`: QZ Tray has nothing to trust.
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

/** Why a print module of this machine did not do what it was asked. */
export class ModuleFailure extends Error {
  readonly kind: ModuleFailureKind;

  constructor(kind: ModuleFailureKind, options?: ErrorOptions) {
    super(`print module: ${kind}`, options);
    this.kind = kind;
  }
}

/** Which failure it was; what nobody foresaw is a module that answers wrongly. */
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

/** The specified words for a paper that could not be printed here. */
export function printFailureText(failure: unknown, method: PrintMethod): string {
  const kind = failureKindOf(failure);
  return method === 'nat' && (kind === 'refused-job' || kind === 'broken') ? localTexts.native : words[kind];
}
