import { downloadCall } from '@comanda/client/api/download-call.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  type AccessAction,
  type AccessRecord,
  exportStoreAccess,
  exportUnknownAccess,
  listStoreAccess,
  listUnknownAccess,
} from '@comanda/contract/provider/records.calls';
import { dateAt } from '@comanda/domain/time/calendar-date';
import { daysAt, type Period, wordOfPeriod } from '@comanda/domain/time/day-range';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { PeriodField } from '@comanda/ui/form/fields/typed/period-field.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { ListFoot } from '@comanda/ui/table/list-foot.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { useState } from 'react';
import { Row, Rows } from '../../shared/rows/rows.tsx';
import { NoRecords } from './no-records.tsx';
import classes from './records.module.css';
import { RecordsButtons } from './records-buttons.tsx';
import { recordTexts as texts } from './texts.ts';

const ACTIONS = Object.keys(texts.actions) as AccessAction[];
const TONES: Record<AccessAction, 'delivered' | 'neutral' | 'late' | 'pending' | 'accepted'> = {
  'logged-in': 'delivered',
  'logged-out': 'neutral',
  'login-failed': 'late',
  denied: 'late',
  'personal-data-seen': 'pending',
  'password-set': 'accepted',
};

interface AccessPartProps {
  /** Null: tries with names that are nobody's, of no store. */
  storeId: number | null;
  timeZone: string;
}

/** Who was there, when and from where. Whoever reads it is written down. */
export function AccessPart({ storeId, timeZone }: AccessPartProps) {
  const [period, setPeriod] = useState<Period>('7-days');
  const [action, setAction] = useState<AccessAction | null>(null);
  const asked = () => ({ ...daysAt(period, timeZone, Date.now()), action });
  // Of no store the same is asked without a number.
  const call = (storeId === null ? listUnknownAccess : listStoreAccess) as typeof listStoreAccess;
  const records = usePaged(
    call,
    {
      words: [storeId, wordOfPeriod(period), action],
      ask: () => ({ storeId: storeId ?? 0, ...asked() }),
    },
    { isAskedOnly: true },
  );
  return (
    <>
      <PeriodField value={period} today={dateAt(timeZone, Date.now())} onChange={setPeriod} />
      <div className={classes.tools}>
        <SelectField
          label={texts.action}
          value={action ?? ''}
          options={[
            { value: '', label: texts.everything },
            ...ACTIONS.map((value) => ({ value, label: texts.actions[value] })),
          ]}
          onChange={(word) => setAction(ACTIONS.find((each) => each === word) ?? null)}
        />
        <RecordsButtons
          isRefreshing={records.isRefetching}
          onRefresh={() => void records.refetch()}
          onExport={() =>
            storeId === null
              ? downloadCall(exportUnknownAccess, asked())
              : downloadCall(exportStoreAccess, { storeId, ...asked() })
          }
        />
      </div>
      <QueryFaces
        query={records}
        skeleton={<TableSkeleton rows={6} hasTools={false} />}
        failed={texts.failed}
        empty={(list) =>
          list.length > 0 ? null : (
            <NoRecords
              onLonger={() => {
                setAction(null);
                setPeriod('30-days');
              }}
            />
          )
        }
      >
        {(list) => (
          <>
            <div className={classes.card}>
              <Rows label={texts.list}>
                {list.map((record) => (
                  <AccessRow key={record.recordId} record={record} timeZone={timeZone} />
                ))}
              </Rows>
            </div>
            <ListFoot list={records} noun={texts.noun} />
          </>
        )}
      </QueryFaces>
    </>
  );
}

function AccessRow({ record, timeZone }: { record: AccessRecord; timeZone: string }) {
  const { at, action, name, login, address, details } = record;
  const facts = [formatDateTime(new Date(at), timeZone), address, ...details];
  return (
    <Row
      name={login === null ? (name ?? texts.nobody) : `${name ?? texts.nobody} (${login})`}
      facts={facts.join(' · ')}
      state={
        <StatusLabel tone={TONES[action]} variant="quiet">
          {texts.actions[action]}
        </StatusLabel>
      }
    />
  );
}
