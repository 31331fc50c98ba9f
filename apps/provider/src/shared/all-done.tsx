import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface AllDoneProps {
  /** What does not wait, or is not wrong. */
  title: string;
  children?: ReactNode;
  /** Smaller, for a list among others. */
  isCompact?: boolean;
}

/** The empty face of a list in which nothing is good news. */
export function AllDone({ isCompact = false, ...words }: AllDoneProps) {
  return (
    <EmptyState
      {...words}
      isCompact={isCompact}
      icon={<IconCircleCheck size={isCompact ? 24 : 28} stroke={1.75} aria-hidden="true" />}
    />
  );
}
