import { ACCESS_CHANNEL, readAccessChange } from './areas/people/access/public.ts';
import type { News } from './define-area.ts';
import { ANNOUNCEMENTS_CHANNEL, type Announcements } from './platform/database/announcements.ts';
import { type Listening, listenTo } from './platform/database/listen.ts';
import type { Logger } from './platform/log.ts';

interface ListenOptions {
  /** Connection string of the system role; a pooler in transaction mode cannot listen. */
  url: string;
  announcements: Announcements;
  log: Logger;
  onNews(news: News): void;
  /** Listening has ended. */
  onListenLost(): void;
}

/** Hears changes committed by any process, for the areas of this one. */
export function listenForChanges({
  url,
  announcements,
  log,
  onNews,
  onListenLost,
}: ListenOptions): Listening {
  announcements.listen((announcement) => onNews({ kind: 'announced', ...announcement }));
  return listenTo({
    url,
    log,
    channels: {
      [ANNOUNCEMENTS_CHANNEL]: announcements.hear,
      [ACCESS_CHANNEL]: (payload) => {
        const change = readAccessChange(payload);
        if (change === null) log.warn('the database sent a change that this version does not know');
        else onNews(change);
      },
    },
    onListening: () => onNews({ kind: 'unheard' }),
    onListenLost,
  });
}
