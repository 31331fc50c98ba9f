import { Chip } from '@comanda/ui/label/chip.tsx';
import { IconClock } from '@tabler/icons-react';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** After two days somebody has waited too long. */
const TOO_LONG_MS = 2 * DAY;

/** How long something waits, as people say it. */
function waitedText(ms: number): string {
  if (ms < MINUTE) return 'menos de 1 min';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < TOO_LONG_MS) return `${Math.floor(ms / HOUR)} h`;
  return `${Math.floor(ms / DAY)} dias`;
}

/** How long somebody waits since then (epoch milliseconds); red where that is too long. */
export function Waited({ since }: { since: number }) {
  const waited = Math.max(0, Date.now() - since);
  return (
    <Chip tone={waited > TOO_LONG_MS ? 'late' : 'neutral'} icon={<IconClock size={14} />}>
      há {waitedText(waited)}
    </Chip>
  );
}
