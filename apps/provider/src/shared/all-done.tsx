import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface AllDoneProps {
  /** Title: says that nothing is pending or wrong. */
  title: string;
  children?: ReactNode;
  /** Uses less space, for a list beside other lists. */
  isCompact?: boolean;
}

/** Content of an empty list, if the user wants the list to be empty. */
export function AllDone({ isCompact = false, ...words }: AllDoneProps) {
  return (
    <EmptyState
      {...words}
      isCompact={isCompact}
      icon={<IconCircleCheck size={isCompact ? 24 : 28} stroke={1.75} aria-hidden="true" />}
    />
  );
}
