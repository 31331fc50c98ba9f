import type { OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { ToldState } from '@comanda/domain/money/online-payment/receiver-state';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { findDocument } from './documents/documents.reads.ts';
import { SealedPictures } from './documents/sealed-pictures.ts';
import { type ToldVerdict, tellVerdicts } from './documents/tell-verdicts.ts';
import { holdKept } from './registration/registration.reads.ts';
import { tellReceiverState } from './registration/tell-receiver-state.ts';

/** A store's registration as the payments area needs it. */
export interface RegistrationForPayments {
  /** Locks the registration until the transaction ends. Call it before locking the receiver. */
  hold(tx: Transaction): Promise<unknown>;
  /** Applies the payment provider's verdicts on documents. Late and repeated ones change nothing. */
  verdicts(tx: Transaction, told: readonly ToldVerdict[]): Promise<void>;
  /** Applies the payment provider's state of the registered store. Late and repeated reports change nothing. */
  stands(tx: Transaction, told: ToldState): Promise<boolean>;
  /** The picture of a document to send; null when it was replaced, or is unreadable. */
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
    hold: holdKept,
    verdicts: (tx, told) => tellVerdicts(tx, told, { mails, by: by() }),
    stands: (tx, told) => tellReceiverState(tx, told, { mails, by: by() }),
    picture: async (storeId, { kind, sending, fileName }) => {
      const kept = await database.inStore(storeId, (tx) => findDocument(tx, kind));
      if (kept?.sending !== sending || kept.fileName !== fileName) return null;
      const picture = await pictures.read(fileName);
      return picture === null ? null : { contentType: 'image/webp', bytes: picture };
    },
  };
}
