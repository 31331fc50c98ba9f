import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface AllDoneProps {
  /** Title: nothing is pending or wrong. */
  title: string;
  children?: ReactNode;
  /** Smaller, for a list among others. */
  isCompact?: boolean;
}

/** Content of an empty list, if empty is good. */
export function AllDone({ isCompact = false, ...words }: AllDoneProps) {
  return (
    <EmptyState
      {...words}
      isCompact={isCompact}
      icon={<IconCircleCheck size={isCompact ? 24 : 28} stroke={1.75} aria-hidden="true" />}
    />
  );
}
