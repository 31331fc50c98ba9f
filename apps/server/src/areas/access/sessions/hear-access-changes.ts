import { ANNOUNCEMENTS_CHANNEL, type Announcements } from '../../../platform/database/announcements.ts';
import { type Listening, listenTo } from '../../../platform/database/listen.ts';
import type { Logger } from '../../../platform/log.ts';
import { ACCESS_CHANNEL, type AccessChange, readAccessChange } from './access-changes.ts';

/**
 * Calls `onChange` for every change of access that any process commits, and with `null` whenever listening begins:
 * what happened before went unheard. `onDeaf` tells that listening has ended.
 */
export function hearAccessChanges(
  systemUrl: string,
  log: Logger,
  onChange: (change: AccessChange | null) => void,
  onDeaf: () => void,
  announcements: Pick<Announcements, 'hear'>,
): Listening {
  return listenTo({
    url: systemUrl,
    log,
    onListening: () => onChange(null),
    onDeaf,
    channels: {
      [ANNOUNCEMENTS_CHANNEL]: announcements.hear,
      [ACCESS_CHANNEL]: (payload) => {
        const change = readAccessChange(payload);
        if (change === null) log.warn('the database told of a change this version does not know');
        else onChange(change);
      },
    },
  });
}
