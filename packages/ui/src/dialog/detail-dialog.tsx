import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { QueryFaces, type ShownQuery } from '../faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '../faces/skeletons.tsx';
import { Dialog } from './dialog.tsx';

interface DetailDialogProps<Data> {
  query: ShownQuery<Data>;
  title: string;
  /** Error title: says in everyday words what failed. */
  failed: string;
  /** Width in px; on a phone it is the whole width. */
  width: number;
  /** Actions besides closing. */
  actions?: ReactNode;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** One item of a list in a dialog: loading, error and content. */
export function DetailDialog<Data>(props: DetailDialogProps<Data>) {
  const { query, title, failed, width, actions, onClose, children } = props;
  return (
    <Dialog
      opened
      isFullOnPhone
      width={width}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Fechar
          </Button>
          {actions}
        </>
      }
    >
      <QueryFaces query={query} skeleton={<DetailSkeleton />} failed={failed} isCompact>
        {children}
      </QueryFaces>
    </Dialog>
  );
}

function DetailSkeleton() {
  return (
    <SkeletonArea>
      <div className="stack-16">
        <Skeleton width="10rem" height={32} />
        <Skeleton width="100%" height={180} />
        <Skeleton width="100%" height={120} />
      </div>
    </SkeletonArea>
  );
}
