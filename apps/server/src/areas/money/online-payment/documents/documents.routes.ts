import type { AnsweredFile } from '@comanda/contract/kit/shape';
import * as calls from '@comanda/contract/money/online-payment/documents.calls';
import { DOCUMENT_WORDS } from '@comanda/contract/money/online-payment/documents.calls';
import type { OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { Throttles, WindowRule } from '../../../people/access/public.ts';
import { MESSAGES } from '../texts.ts';
import { addressOf, findDocument, PATHS, shownDocuments } from './documents.reads.ts';
import { drawDocument } from './draw-document.ts';
import type { SealedPictures } from './sealed-pictures.ts';
import { holdSendable, sendDocument } from './send-document.ts';

interface Deps {
  database: Database;
  pictures: SealedPictures;
  throttles: Throttles;
  clock: Clock;
}

/**
 * Limit of uploads per day, because converting a picture costs processor time. It allows several tries for each of the
 * three documents.
 */
const SENDINGS_OF_DAY: WindowRule = { scope: 'online-payment.document', limit: 40, windowSeconds: 86_400 };

/** Binds the calls for the three documents of a store. */
export function bindDocuments(bind: Bind, { database, pictures, throttles, clock }: Deps): void {
  bind.inStore(calls.listDocuments, (tx) => shownDocuments(tx, PATHS.store()));

  bind(calls.getDocument, async ({ kind }, { session }) =>
    pictureOf(pictures, kind, (work) => database.inStore(session.storeId, work)),
  );

  const send = async (kind: OnlineDocument, bytes: Uint8Array, session: Session) => {
    const { storeId } = session;
    await database.inStore(storeId, (tx) => holdSendable(tx, kind));
    await throttles.hit(SENDINGS_OF_DAY, `store ${storeId}`);
    const fileName = await pictures.save(await drawDocument(bytes, storeId));
    const { sending, replaced } = await database
      .inStore(storeId, (tx) => sendDocument(tx, { kind, fileName }, session, clock.now()))
      .catch(async (error: unknown) => {
        await pictures.remove(fileName);
        throw error;
      });
    if (replaced !== null) await pictures.remove(replaced);
    return { message: MESSAGES.documentSent, address: addressOf(PATHS.store(), { kind, sending }) };
  };
  bind(calls.sendIdentification, ({ file }, { session }) => send('identification', file.bytes, session));
  bind(calls.sendResidence, ({ file }, { session }) => send('residence', file.bytes, session));
  bind(calls.sendActivity, ({ file }, { session }) => send('activity', file.bytes, session));
}

/** The picture of a store's document. Throws `online-payment.no-document`. */
export async function pictureOf(
  pictures: SealedPictures,
  kind: OnlineDocument,
  inStore: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
): Promise<AnsweredFile> {
  const document = await inStore((tx) => findDocument(tx, kind));
  const picture = document === null ? null : await pictures.read(document.fileName);
  if (picture === null) throw new AppError('online-payment.no-document');
  return { name: `${DOCUMENT_WORDS[kind]}.webp`, bytes: picture.length, content: onePart(picture) };
}

async function* onePart(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
