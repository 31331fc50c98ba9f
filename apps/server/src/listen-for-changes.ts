import type { AreaEvent } from './define-area.ts';
import { EPOCH_CHANNEL } from './installation/epoch.ts';
import { ANNOUNCEMENTS_CHANNEL, type Announcements } from './platform/database/announcements.ts';
import { CHANGES_CHANNEL, readChange } from './platform/database/changes.ts';
import { type Listening, listenTo } from './platform/database/listen.ts';
import type { Logger } from './platform/log.ts';

interface ListenOptions {
  /** Connection string of the system role. LISTEN does not work through a pooler in transaction mode. */
  url: string;
  announcements: Announcements;
  log: Logger;
  onEvent(event: AreaEvent): void;
  /** Called when the epoch may have changed: after a notification, and when listening starts or restarts. */
  onEpoch(): void;
  /** Called when the listening connection is lost. */
  onListenLost(): void;
}

/** Listens for changes that any process committed, and passes them to the areas. */
export function listenForChanges({
  url,
  announcements,
  log,
  onEvent,
  onEpoch,
  onListenLost,
}: ListenOptions): Listening {
  announcements.listen((announcement) => onEvent({ kind: 'announced', ...announcement }));
  return listenTo({
    url,
    log,
    channels: {
      [ANNOUNCEMENTS_CHANNEL]: announcements.receive,
      [CHANGES_CHANNEL]: (payload) => {
        const change = readChange(payload);
        if (change === null) log.warn('the database sent a change that this version does not know');
        else onEvent(change);
      },
      [EPOCH_CHANNEL]: onEpoch,
    },
    onListening: () => {
      onEvent({ kind: 'unheard' });
      onEpoch();
    },
    onListenLost,
  });
}
