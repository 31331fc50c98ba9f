import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { IconAlertTriangle, IconPrinter, IconPrinterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadCode } from '../../../../../shared/code/load-code.ts';
import { printDevicesQuery } from '../../../../../shared/printing/devices-query.ts';
import { useConnectionState } from '../../../../../shared/realtime/connection-state.ts';
import { owedPrintsQuery } from '../api/owed-prints.ts';
import { agentTexts } from '../texts.ts';
import { type AgentMood, type AgentState, agentStateOf } from './agent-state.ts';
import classes from './printer-indicator.module.css';

const log = createLazyPart(async () => (await import('../log/print-log-dialog.tsx')).PrintLogDialog, {
  loadWanted: loadCode,
});

const icons: Record<AgentMood, typeof IconPrinter> = {
  none: IconPrinterOff,
  fine: IconPrinter,
  partly: IconAlertTriangle,
  trouble: IconPrinterOff,
};
/** Shown without a connection, because the last known state may have changed. */
const noReport: AgentState = { mood: 'none', tone: 'neutral', words: agentTexts.noReport };
const unknown: AgentState = { mood: 'none', tone: 'neutral', words: agentTexts.unknown };

/** Icon and text in the header about the state of printing. A click opens the print log. */
export function PrinterIndicator() {
  const { data: devices } = useQuery(printDevicesQuery);
  const { data: owed } = useQuery(owedPrintsQuery);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => log.prefetchWhenIdle(), []);
  const isOffline = useConnectionState() === 'offline';
  const last = devices ? agentStateOf(devices, owed) : unknown;
  const { mood, tone, words } = isOffline && last.mood === 'fine' ? noReport : last;
  const Icon = icons[mood];
  return (
    <>
      <button
        type="button"
        className={`inline-8 plain-button ${classes.button}`}
        data-tone={tone}
        data-mood={mood}
        aria-haspopup="dialog"
        aria-label={agentTexts.button(words)}
        title={words}
        onClick={() => setOpen(true)}
      >
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <span className={classes.word} aria-hidden="true">
          {words}
        </span>
      </button>
      <span role="status" data-spoken>
        {mood === 'trouble' ? words : ''}
      </span>
      {isOpen ? <log.Part onClose={() => setOpen(false)} /> : null}
    </>
  );
}
