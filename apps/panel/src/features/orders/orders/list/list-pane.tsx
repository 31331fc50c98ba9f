import type { ReactNode } from 'react';
import { useSelected } from '../board/selection.ts';

interface ListPaneProps {
  isNarrow: boolean;
  className?: string;
  children: ReactNode;
}

/** The list's pane. It is inert while the detail covers it on a narrow screen. */
export function ListPane({ isNarrow, className, children }: ListPaneProps) {
  const isCovered = useSelected((selectedId) => isNarrow && selectedId !== null);
  return (
    <div className={className} data-covered={isCovered || undefined} inert={isCovered}>
      {children}
    </div>
  );
}
