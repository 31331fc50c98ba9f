import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storeQuery } from '../../../shared/store/store-query.ts';
import { AccessPart } from './access-part.tsx';
import { AuditPart } from './audit-part.tsx';
import classes from './records.module.css';
import { recordTexts as texts } from './texts.ts';

/** Audit log and accesses of a store. Days follow the store's time zone. */
export function RecordsTab({ storeId }: { storeId: number }) {
  const store = useQuery(storeQuery(storeId));
  const [which, setWhich] = useState<'history' | 'access'>('history');
  return (
    <div className={classes.part}>
      <Segmented
        label={texts.which}
        value={which}
        options={[
          { value: 'history', label: texts.history },
          { value: 'access', label: texts.access },
        ]}
        hint={which === 'history' ? texts.historyHint : texts.accessHint}
        onChange={setWhich}
      />
      <QueryFaces query={store} skeleton={<TableSkeleton rows={6} />} failed={texts.failed}>
        {({ timeZone }) =>
          which === 'history' ? (
            <AuditPart storeId={storeId} timeZone={timeZone} />
          ) : (
            <AccessPart storeId={storeId} timeZone={timeZone} />
          )
        }
      </QueryFaces>
    </div>
  );
}
