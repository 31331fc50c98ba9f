import {
  listPendingChanges,
  sendBanner,
  sendLogo,
  withdrawChange as withdrawCall,
} from '@comanda/contract/store/store/pending-changes.calls';
import type { ReviewedPicture } from '@comanda/domain/store/store/pending-changes';
import type { Clock } from '../../../../platform/clock.ts';
import { messageCommand } from '../../../../platform/command.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Files } from '../../../../platform/files/files.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { Throttles, WindowRule } from '../../../people/access/public.ts';
import { MESSAGES } from '../texts.ts';
import { withdrawChange } from './decide-change.ts';
import { storeChanges } from './pending-changes.reads.ts';
import { requestChange } from './request-change.ts';
import { saveReviewedPicture } from './save-reviewed-picture.ts';

interface Deps {
  database: Database;
  files: Files;
  throttles: Throttles;
  clock: Clock;
}

/** Limits uploaded pictures per store and day, because each needs processor time and disk space. */
const PICTURES_OF_STORE: WindowRule = { scope: 'registration.picture', limit: 40, windowSeconds: 86_400 };

/** The list in the specification has no pages. Without page parameters it has at most this many rows. */
const MAX_ROWS = 5_000;

/** Binds the calls about changes that a store requests or withdraws. */
export function bindPendingChanges(bind: Bind, { database, files, throttles, clock }: Deps): void {
  bind.inStore(listPendingChanges, (tx, { page, perPage, ...input }) =>
    storeChanges.numbered(tx, {
      ...input,
      ...{ page, perPage: perPage ?? (page === null ? MAX_ROWS : null) },
    }),
  );

  bind.inStore(withdrawCall, messageCommand(MESSAGES.changeWithdrawn, withdrawChange));

  const send = async (field: ReviewedPicture, bytes: Uint8Array, session: Session) => {
    await throttles.hit(PICTURES_OF_STORE, `store ${session.storeId}`);
    const picture = await saveReviewedPicture(files, field, bytes, session);
    await database.inStore(session.storeId, (tx) => requestChange(tx, field, picture, session, clock.now()));
    return { message: MESSAGES.pictureSent[field], picture };
  };
  bind(sendLogo, ({ file }, { session }) => send('logo', file.bytes, session));
  bind(sendBanner, ({ file }, { session }) => send('banner', file.bytes, session));
}
