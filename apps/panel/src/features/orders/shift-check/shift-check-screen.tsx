import { formatTime } from '@comanda/client/formats/date-time.ts';
import { Button } from '@comanda/ui/button/button.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconArrowRight, IconRefresh } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { isSettled, totalOf } from './check-line.ts';
import { CheckPlan } from './check-plan.tsx';
import type { CheckPorts } from './check-ports.ts';
import { CheckRow } from './check-row.tsx';
import { CheckSummary } from './check-summary.tsx';
import { createShiftCheck } from './shift-check.ts';
import classes from './shift-check-screen.module.css';
import { readCheck, saveCheck } from './stored-check.ts';
import { checkTexts } from './texts.ts';

interface ShiftCheckScreenProps {
  ports: CheckPorts;
  storeId: number;
  /** Start of today's operational day in epoch ms; the results are saved for this day. */
  day: number;
}

/**
 * The start of a shift: one click checks sound, live orders, clock, notices, agents and printers. Each line has its
 * result.
 */
export function ShiftCheckScreen({ ports, storeId, day }: ShiftCheckScreenProps) {
  const [stored] = useState(() => readCheck(storeId, day));
  const [finishedAt, setFinishedAt] = useState(stored?.at ?? null);
  const [check] = useState(() =>
    createShiftCheck(ports, stored?.lines ?? [], (lines) => {
      const at = ports.now();
      setFinishedAt(at);
      saveCheck({ storeId, day, at, lines });
    }),
  );
  const lines = useSyncExternalStore(check.subscribe, check.getSnapshot);
  const total = totalOf(lines);
  const isRunning = total.state === 'running';
  const isNew = total.state === 'none';
  return (
    <div className={`stack-16 ${classes.screen}`}>
      <PageTitle title={checkTexts.title} subtitle={checkTexts.subtitle} />
      <CheckSummary total={total} finishedAt={finishedAt === null ? null : formatTime(new Date(finishedAt))}>
        <Button
          className={classes.start}
          variant={isNew || total.state === 'failed' ? 'filled' : 'default'}
          icon={isNew ? undefined : <IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
          isBusy={isRunning}
          onClick={check.start}
        >
          {isNew ? checkTexts.start : isRunning ? checkTexts.stillRunning : checkTexts.again}
        </Button>
        {total.state === 'passed' ? (
          <a className={`inline-8 ${classes.board}`} href="/pedidos">
            {checkTexts.board}
            <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
          </a>
        ) : null}
      </CheckSummary>
      <section className={classes.results}>
        {isNew ? <h2>{checkTexts.plan}</h2> : null}
        <ul
          className={`card plain-list ${classes.lines}`}
          aria-label={isNew ? checkTexts.plan : checkTexts.list}
        >
          {isNew ? <CheckPlan /> : null}
          {lines.map((line) => (
            <CheckRow
              key={line.id}
              line={line}
              onRetry={isSettled(line) ? () => check.retry(line.id) : undefined}
              onAnswer={check.answerSound}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
