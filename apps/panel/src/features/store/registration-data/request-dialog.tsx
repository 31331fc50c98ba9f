import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import { listPendingChanges, withdrawChange } from '@comanda/contract/store/store/pending-changes.calls';
import type { PendingChange } from '@comanda/contract/store/store/pending-changes.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { registrationQuery } from './registration-queries.ts';
import classes from './request-list.module.css';
import { registrationTexts } from './texts.ts';

const { requests: texts, fields } = registrationTexts;

interface RequestDialogProps {
  change: PendingChange;
  onClose: () => void;
}

/** All data of a request: before, after, user, decision and reason. A pending request can be withdrawn. */
export function RequestDialog({ change, onClose }: RequestDialogProps) {
  const { changeId, field, before, after, requestedBy, requestedAt, status, decidedAt, reason } = change;
  const withdrawal = useCallMutation(withdrawChange, {
    savedText: ({ message }) => message,
    refreshes: [registrationQuery.queryKey, listKey(listPendingChanges)],
    words: { failed: texts.withdrawFailed },
    onDone: onClose,
  });
  const when = (at: number) => formatDateTime(new Date(at));
  return (
    <Dialog
      opened
      title={`${texts.dialog(changeId)} · ${fields[field]}`}
      width={640}
      onClose={onClose}
      actions={
        <>
          {status === 'pending' ? (
            <Button
              variant="default"
              isDestructive
              isBusy={withdrawal.isBusy}
              onClick={() => withdrawal.run({ changeId })}
            >
              {texts.withdraw}
            </Button>
          ) : null}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <div className={`grid-16 ${classes.sides}`}>
        <Side title={texts.before} field={field} value={before} />
        <Side title={texts.after} field={field} value={after} />
      </div>
      <p className={classes.facts}>{texts.requestedBy(requestedBy, when(requestedAt))}</p>
      {status === 'pending' || decidedAt === null ? null : (
        <p className={classes.facts}>{texts.decided[status](when(decidedAt))}</p>
      )}
      {reason === null ? null : (
        <Note tone="late">
          <strong>{texts.reason}:</strong> {reason}
        </Note>
      )}
    </Dialog>
  );
}

function Side({
  title,
  field,
  value,
}: {
  title: string;
  field: PendingChange['field'];
  value: string | null;
}) {
  const isPicture = field === 'logo' || field === 'banner';
  return (
    <section className="stack-6">
      <h3 className={`text-14 ${classes.sideTitle}`}>{title}</h3>
      {value === null ? (
        <p className="muted">{texts.nothing}</p>
      ) : isPicture ? (
        <img src={value} alt={`${fields[field]}: ${title}`} className={classes.picture} data-field={field} />
      ) : (
        <p className={classes.whole}>{value}</p>
      )}
    </section>
  );
}
