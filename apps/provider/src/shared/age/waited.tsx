import { Chip } from '@comanda/ui/label/chip.tsx';
import { IconClock } from '@tabler/icons-react';
import { ageWords } from './age-words.ts';

/** Waiting times of two days and more are shown in red. */
const TOO_LONG_MS = 2 * 24 * 60 * 60_000;

/** Waiting time since `since` (epoch ms); red if too long. */
export function Waited({ since }: { since: number }) {
  const now = Date.now();
  return (
    <Chip tone={now - since >= TOO_LONG_MS ? 'late' : 'neutral'} icon={<IconClock size={14} />}>
      {ageWords(since, now)}
    </Chip>
  );
}
