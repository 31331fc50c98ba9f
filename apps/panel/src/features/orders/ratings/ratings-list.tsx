import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { exportRatings, listRatings, type Rating } from '@comanda/contract/orders/ratings/ratings.calls';
import { meanOfScores, type RatingState } from '@comanda/domain/orders/ratings/rating';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconStar } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ReportDays } from '../../../shared/period/period-view.ts';
import classes from './ratings.module.css';
import { Stars } from './stars.tsx';
import { meanWords, ratingTexts as texts } from './texts.ts';

/** The dialog's code loads when the first rating opens. */
const RatingDialog = createLazyPart(async () => (await import('./rating-dialog.tsx')).RatingDialog, {
  Missing: TryAgain,
});
const VIEW = { filters: { comentario: (word: string) => (word === 'com' ? true : null) } };
const TONES: Record<RatingState, Tone> = {
  counted: 'delivered',
  processing: 'pending',
  cancelled: 'neutral',
  removed: 'neutral',
};

const columnsOf = (open: (orderId: number) => void): readonly Column<Rating>[] => [
  { id: 'pedido', title: texts.columns.order, value: ({ code }) => `#${code}` },
  {
    id: 'feito',
    title: texts.columns.orderedAt,
    value: ({ orderedAt }) => formatDateTime(new Date(orderedAt)),
    minWidth: 130,
  },
  {
    id: 'nota',
    title: texts.columns.mean,
    minWidth: 160,
    cell: (rating) => (
      <span className={classes.score}>
        <strong>{meanWords(meanOfScores(rating))}</strong>
        <Stars hundredths={meanOfScores(rating)} />
      </span>
    ),
  },
  {
    id: 'avaliado',
    title: texts.columns.ratedAt,
    value: ({ ratedAt }) => formatDateTime(new Date(ratedAt)),
    minWidth: 130,
  },
  {
    id: 'comentario',
    title: texts.columns.comment,
    cell: ({ comment, reply }) =>
      comment === null ? (
        <span className="muted-14">{texts.noComment}</span>
      ) : (
        <StatusLabel tone={reply === null ? 'pending' : 'delivered'} variant="quiet">
          {reply === null ? texts.notReplied : texts.replied}
        </StatusLabel>
      ),
  },
  {
    id: 'status',
    title: texts.columns.state,
    onCard: 'corner',
    cell: ({ state }) => (
      <StatusLabel tone={TONES[state]} variant="quiet">
        {texts.states[state]}
      </StatusLabel>
    ),
  },
  {
    id: 'acoes',
    title: texts.columns.actions,
    isTitleHidden: true,
    minWidth: 140,
    cell: ({ orderId, code }) => (
      <Button variant="default" aria-label={`${texts.details}: #${code}`} onClick={() => open(orderId)}>
        {texts.details}
      </Button>
    ),
  },
];

/** Every rating of a period; an opened row shows the whole rating. */
export function RatingsList({ days }: { days: ReportDays }) {
  const shown = useListView(VIEW);
  const [openId, setOpen] = useState<number | null>(null);
  const columns = useMemo(() => columnsOf(setOpen), []);
  const getInput = () => ({ ...days, hasComment: shown.values.comentario, search: shown.search || null });
  const list = usePaged(
    listRatings,
    { words: [JSON.stringify(days), ...shown.words], getInput },
    { subject: 'ratings' },
  );
  const opened = list.data?.find(({ orderId }) => orderId === openId) ?? null;
  return (
    <>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        total={list.first?.count}
        view={shown.view}
        searchLabel={texts.search}
        failed={texts.listFailed}
        empty={
          <EmptyState icon={<IconStar size={28} stroke={1.5} aria-hidden="true" />} title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        }
        columns={columns}
        rowPx={56}
        rowKey={({ orderId }) => orderId}
        rowName={({ code }) => `#${code}`}
        tools={
          <span className="cluster-12">
            <label className={classes.only}>
              <input
                type="checkbox"
                checked={shown.values.comentario === true}
                onChange={(event) => shown.choose('comentario', event.currentTarget.checked ? 'com' : '')}
              />
              {texts.onlyComments}
            </label>
            <ExportButton call={exportRatings} getInput={getInput} />
          </span>
        }
      />
      {opened === null ? null : <RatingDialog.Part rating={opened} onClose={() => setOpen(null)} />}
    </>
  );
}
