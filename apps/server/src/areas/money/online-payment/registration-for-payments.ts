import type { OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { ReportedState } from '@comanda/domain/money/online-payment/receiver-state';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { findDocument } from './documents/documents.reads.ts';
import { notifyOfVerdicts, type ReportedVerdict } from './documents/notify-of-verdicts.ts';
import { SealedPictures } from './documents/sealed-pictures.ts';
import { notifyOfReceiverState } from './registration/notify-of-receiver-state.ts';
import { holdStored } from './registration/registration.reads.ts';

/** Implements the port `Registration` of the payments area. */
export interface RegistrationForPayments {
  /** Locks the registration until the transaction ends. Lock order: the registration, then the receiver. */
  hold(tx: Transaction): Promise<unknown>;
  /** Applies the payment provider's verdicts on documents. Late and repeated verdicts change nothing. */
  verdicts(tx: Transaction, reported: readonly ReportedVerdict[]): Promise<void>;
  /** Applies the payment provider's state of the registered store. Late and repeated reports change nothing. */
  applyState(tx: Transaction, reported: ReportedState): Promise<boolean>;
  /**
   * The picture of a document for the payment provider; null when the picture was replaced or is unreadable.
   */
  picture(
    storeId: number,
    document: { kind: OnlineDocument; sending: number; fileName: string },
  ): Promise<{ contentType: string; bytes: Buffer } | null>;
}

interface Deps {
  database: Database;
  files: Files;
  secret: string;
  mails: MailQueue;
  clock: Clock;
}

export function createRegistrationForPayments({
  database,
  files,
  secret,
  mails,
  clock,
}: Deps): RegistrationForPayments {
  const pictures = new SealedPictures(files, secret);
  const by = () => ({ userId: null, now: clock.now() });
  return {
    hold: holdStored,
    verdicts: (tx, reported) => notifyOfVerdicts(tx, reported, { mails, by: by() }),
    applyState: (tx, reported) => notifyOfReceiverState(tx, reported, { mails, by: by() }),
    picture: async (storeId, { kind, sending, fileName }) => {
      const stored = await database.inStore(storeId, (tx) => findDocument(tx, kind));
      if (stored?.sending !== sending || stored.fileName !== fileName) return null;
      const picture = await pictures.read(fileName);
      return picture === null ? null : { contentType: 'image/webp', bytes: picture };
    },
  };
}
