import type { AuditEntry } from '@comanda/contract/people/audit/audit.wire';
import { AUDIT_AREA_NAMES } from '@comanda/domain/people/audit/audit-area';
import { IconArrowNarrowRight, IconChevronDown } from '@tabler/icons-react';
import { formatTime } from '../formats/date-time.ts';
import { areaIcons } from './area-icons.tsx';
import classes from './audit-row.module.css';
import { auditTexts } from './texts.ts';

/** Maximum number of visible changes. The row shows only the number of the others. */
const MAX_OPEN = 3;

interface AuditRowProps {
  entry: AuditEntry;
  timeZone: string;
  orderHref: ((orderId: number) => string) | undefined;
}

/** One entry of the history: the user, the action, the time, and the previous value. */
export function AuditRow({ entry, timeZone, orderHref }: AuditRowProps) {
  const { at, who, whoKind, area, text, orderId } = entry;
  const Icon = areaIcons[area];
  return (
    <li className={classes.row} data-quiet={isQuiet(entry) || undefined}>
      <time className={classes.time} dateTime={new Date(at).toISOString()}>
        {formatTime(new Date(at), timeZone)}
      </time>
      <span className={classes.badge} data-tone={toneOf(entry)} aria-hidden="true">
        <Icon size={18} stroke={1.75} />
      </span>
      <div className={classes.words}>
        <p className={classes.who}>
          <span className={classes.name} data-kind={whoKind}>
            {who}
          </span>
          <span className={classes.area}>{AUDIT_AREA_NAMES[area]}</span>
        </p>
        <p className={classes.text}>
          {text}
          {orderId !== null && orderHref ? (
            <>
              {' '}
              <a className={classes.link} href={orderHref(orderId)}>
                {auditTexts.order}
              </a>
            </>
          ) : null}
        </p>
        <Changes entry={entry} />
      </div>
    </li>
  );
}

/** Logins and logouts are shown less prominently, because they are frequent and change nothing. */
const isQuiet = ({ area, whoKind, changes }: AuditEntry) =>
  area === 'access' && whoKind === 'person' && changes.length === 0;

/** Entries about access to personal data, and entries from outside the store, are highlighted. */
function toneOf({ area, whoKind }: AuditEntry): 'pending' | 'brand' | 'neutral' {
  if (area === 'privacy') return 'pending';
  return whoKind === 'team' ? 'brand' : 'neutral';
}

function Changes({ entry: { changes, moreCount } }: Pick<AuditRowProps, 'entry'>) {
  const count = changes.length + moreCount;
  if (count === 0) return null;
  const list = (
    <>
      <dl className={classes.changes}>
        {changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of an entry have a fixed order, and names may repeat.
          <Change key={place} {...change} />
        ))}
      </dl>
      {moreCount > 0 ? <p className={classes.moreCount}>{auditTexts.moreCount(moreCount)}</p> : null}
    </>
  );
  if (count <= MAX_OPEN) return list;
  return (
    <details className={classes.folded}>
      <summary>
        <IconChevronDown size={16} stroke={2} aria-hidden="true" />
        {auditTexts.seeChanges(count)}
      </summary>
      {list}
    </details>
  );
}

function Change({ what, before, after }: AuditEntry['changes'][number]) {
  return (
    <div className={classes.change}>
      <dt>{what}</dt>
      <dd>
        {before === null ? null : <span className={classes.before}>{before}</span>}
        {before === null || after === null ? null : (
          <>
            <IconArrowNarrowRight className={classes.arrow} size={18} stroke={1.5} aria-hidden="true" />
            <span data-spoken> {auditTexts.became} </span>
          </>
        )}
        {after === null ? null : <span className={classes.after}>{after}</span>}
      </dd>
    </div>
  );
}
