import { CallForm } from '@comanda/client/form/call-form.tsx';
import { LockedNote } from '@comanda/client/form/locked-note.tsx';
import { WhileAllowed } from '@comanda/client/form/while-allowed.tsx';
import type { SpecialDateInput, StoredHours } from '@comanda/contract/store/hours/hours.wire';
import { can } from '@comanda/domain/people/access/permissions';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { hoursQuery } from '../../../shared/hours/hours-query.ts';
import type { StoredSession } from '../../../shared/session/stored-session.ts';
import classes from './hours-screen.module.css';
import { HoursSkeleton } from './hours-skeleton.tsx';
import { SpecialDateDialog } from './special-date-dialog.tsx';
import { SpecialDates } from './special-dates.tsx';
import { hoursTexts } from './texts.ts';
import { useWeekForm, weekWords } from './use-week-form.ts';
import { WeekCard } from './week-card.tsx';
import { WeekPreview } from './week-preview.tsx';
import { WeekWords } from './week-words.tsx';

/** The store's week, its special dates and a preview of the next days; `note` is shown above. */
export function HoursScreen({ session, note }: { session: StoredSession; note: ReactNode }) {
  const hours = useQuery(hoursQuery);
  const mayChange = can(session, 'hours.manage');
  return (
    <FormPage title={hoursTexts.title} subtitle={hoursTexts.subtitle}>
      {mayChange ? null : <LockedNote />}
      {note}
      <QueryFaces query={hours} skeleton={<HoursSkeleton />} failed={hoursTexts.loadFailed}>
        {(stored) => (
          <WhileAllowed mayChange={mayChange} read={<ReadHours stored={stored} />}>
            <HoursForm stored={stored} />
          </WhileAllowed>
        )}
      </QueryFaces>
    </FormPage>
  );
}

function HoursForm({ stored }: { stored: StoredHours }) {
  const form = useWeekForm(stored);
  const [edited, setEdited] = useState<SpecialDateInput | null>(null);
  // If another user changes this day, the open dialog receives the new values.
  const shown = edited && (stored.specialDates.find(({ date }) => date === edited.date) ?? edited);
  return (
    <>
      <CallForm form={form} saveText={hoursTexts.save} inWords={weekWords}>
        <Columns
          preview={
            <WeekPreview
              values={form.values}
              stored={stored}
              isChanged={form.isChanged}
              fields={form.element}
            />
          }
        >
          <WeekCard form={form} />
          <SpecialDates stored={stored} onEdit={setEdited} />
        </Columns>
      </CallForm>
      {shown ? (
        <SpecialDateDialog saved={shown} known={stored.specialDates} onClose={() => setEdited(null)} />
      ) : null}
    </>
  );
}

function ReadHours({ stored }: { stored: StoredHours }) {
  return (
    <Columns preview={<WeekPreview values={stored} stored={stored} isChanged={false} fields={null} />}>
      <WeekWords stored={stored} />
      <SpecialDates stored={stored} onEdit={null} />
    </Columns>
  );
}

function Columns({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  return (
    <div className={`grid-16 ${classes.columns}`}>
      <div className="stack-16 shrink">{children}</div>
      <aside className={classes.aside}>{preview}</aside>
    </div>
  );
}
