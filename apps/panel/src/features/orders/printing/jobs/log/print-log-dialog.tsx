import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { printDevicesQuery } from '../../../../../shared/printing/devices-query.ts';
import { printLogQuery } from '../api/print-calls.ts';
import { logTexts } from '../texts.ts';
import { DeviceRows } from './device-rows.tsx';
import { countJobs, filteredJobs, LOG_FILTERS, type LogFilter } from './log-filter.ts';
import { LogRow } from './log-row.tsx';
import classes from './print-log-dialog.module.css';

const rowsWhileLoading = ['first', 'second', 'third', 'fourth'];

function Jobs({ filter, onLeave }: { filter: LogFilter; onLeave: () => void }) {
  return (
    <QueryFaces
      query={useQuery(printLogQuery)}
      isCompact
      failed={logTexts.loadFailed}
      failedHint={logTexts.loadFailedHint}
      skeleton={
        <SkeletonArea>
          <div className="grid-8">
            {rowsWhileLoading.map((row) => (
              <Skeleton key={row} height={44} />
            ))}
          </div>
        </SkeletonArea>
      }
      empty={(jobs) => {
        if (filteredJobs(jobs, filter).length > 0) return null;
        const isAny = jobs.length > 0;
        return (
          <EmptyState
            isCompact
            icon={<IconFileOff size={28} stroke={1.75} />}
            title={isAny ? logTexts.emptyFilter : logTexts.empty}
          >
            {isAny ? logTexts.emptyFilterHint : logTexts.emptyHint}
          </EmptyState>
        );
      }}
    >
      {(jobs) => (
        <ul className={classes.papers}>
          {filteredJobs(jobs, filter).map((job) => (
            <LogRow key={job.jobId} job={job} onLeave={onLeave} />
          ))}
        </ul>
      )}
    </QueryFaces>
  );
}

/** The store's printing computers, and the last tickets with their states. */
export function PrintLogDialog({ onClose }: { onClose: () => void }) {
  const [filter, setFilter] = useState<LogFilter>('all');
  const { data: devices } = useQuery(printDevicesQuery);
  const { data: jobs } = useQuery(printLogQuery);
  const counts = jobs ? countJobs(jobs) : null;
  return (
    <Dialog opened width={760} title={logTexts.title} onClose={onClose}>
      <section className={classes.part} aria-label={logTexts.devices}>
        <div className={`row wraps ${classes.head}`}>
          <h3>{logTexts.devices}</h3>
          <nav className={classes.links}>
            <a href="/verificacao" onClick={onClose}>
              {logTexts.check}
            </a>
            <a href="/configuracoes/impressoras" onClick={onClose}>
              {logTexts.settings}
            </a>
          </nav>
        </div>
        {devices ? <DeviceRows devices={devices} /> : <Skeleton height={44} />}
      </section>
      <section className={classes.part} aria-label={logTexts.jobs}>
        <div className={`row wraps ${classes.head}`}>
          <h3>{logTexts.jobs}</h3>
          <fieldset className={`cluster-6 ${classes.filters}`} aria-label={logTexts.filter}>
            {LOG_FILTERS.map((each) => (
              <button
                key={each}
                type="button"
                className={`inline-8 text-14 ${classes.filter}`}
                aria-pressed={each === filter}
                onClick={() => setFilter(each)}
              >
                {logTexts[each]}
                {counts === null ? null : <span className={classes.count}>{counts[each]}</span>}
              </button>
            ))}
          </fieldset>
        </div>
        <div className={classes.sheet}>
          <Jobs filter={filter} onLeave={onClose} />
        </div>
      </section>
    </Dialog>
  );
}
