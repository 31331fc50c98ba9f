import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Queue, waitingQuery } from './queues.ts';
import { waitingTexts as texts } from './texts.ts';
import classes from './waiting.module.css';

/** A queue with its length, its age and a link. The link also works if the numbers cannot be loaded. */
export function WaitingCard({ queue }: { queue: Queue }) {
  const { title, to } = queue;
  const { data, isError } = useQuery(waitingQuery(queue));
  return (
    <Link
      to={to}
      className={`stack-4 card ${classes.card}`}
      data-waits={data && data.count > 0 ? true : undefined}
    >
      <span className={`row ${classes.title}`}>
        {title}
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
      </span>
      {data === undefined ? (
        isError ? (
          <span className="muted-14">{texts.failed}</span>
        ) : (
          <SkeletonArea label={texts.loading}>
            <Skeleton width={64} height={36} />
          </SkeletonArea>
        )
      ) : (
        <>
          <span className={classes.count}>{data.count}</span>
          <span className="muted-14">{data.count === 0 ? texts.nothing : data.oldest}</span>
        </>
      )}
    </Link>
  );
}
