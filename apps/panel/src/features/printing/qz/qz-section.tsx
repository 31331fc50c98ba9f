import type { QzKeys } from '@comanda/contract/printing/qz.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { TextAreaField } from '@comanda/ui/form/text-field.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { formatDate, formatDateTime } from '../../../shared/formats/date-time.ts';
import { qzKeysQuery, sendQzKeys } from '../api/qz-keys.ts';
import { settingsFailureText } from '../settings/settings-failure-text.ts';
import classes from './qz-section.module.css';
import { qzTexts } from './texts.ts';

/** The store's certificate and private key for QZ Tray. Both are written here; only the certificate's marks come back. */
export function QzSection({ mayChange }: { mayChange: boolean }) {
  const keys = useQuery(qzKeysQuery);
  return (
    <FormCard title={qzTexts.title} hint={qzTexts.hint}>
      {keys.isPending ? (
        <SkeletonArea>
          <Skeleton height={96} />
        </SkeletonArea>
      ) : null}
      {keys.isError && !keys.data ? (
        <ErrorState
          isCompact
          title={qzTexts.loadFailed}
          onRetry={() => void keys.refetch()}
          isRetrying={keys.isFetching}
        />
      ) : null}
      {keys.data ? <QzKeysForm key={keys.data.savedAt} keys={keys.data} mayChange={mayChange} /> : null}
    </FormCard>
  );
}

function QzKeysForm({ keys, mayChange }: { keys: QzKeys; mayChange: boolean }) {
  const queries = useQueryClient();
  const isComplete = keys.certificate !== null && keys.hasPrivateKey;
  const [isReplacing, setReplacing] = useState(!isComplete);
  const [certificate, setCertificate] = useState('');
  const [privateKey, setPrivateKey] = useState('');
  const saving = useMutation({
    mutationFn: sendQzKeys,
    meta: { silent: true },
    onSuccess: async (fresh) => {
      queries.setQueryData(qzKeysQuery.queryKey, fresh);
      toast.success(qzTexts.saved);
      const { forgetQzKeys } = await import('./qz-printing.ts');
      await forgetQzKeys();
    },
    onError: (failure) => {
      const atField = failure instanceof ApiError ? failure.fields[0]?.mensagem : undefined;
      void alertDialog({ text: atField ?? settingsFailureText(failure) });
    },
  });
  const save = () => {
    if (certificate.trim() === '') void alertDialog({ text: qzTexts.noCertificate });
    else if (privateKey.trim() === '') void alertDialog({ text: qzTexts.noPrivateKey });
    else saving.mutate({ certificate, privateKey });
  };
  return (
    <>
      {keys.certificate === null ? <Missing text={qzTexts.noCertificate} /> : null}
      {keys.hasPrivateKey ? null : <Missing text={qzTexts.noPrivateKey} />}
      {keys.certificate === null ? null : <KeptKeys keys={keys} />}
      {isReplacing ? (
        <>
          <TextAreaField
            label={qzTexts.certificate}
            placeholder={qzTexts.certificatePlaceholder}
            value={certificate}
            disabled={!mayChange}
            onChange={setCertificate}
          />
          <TextAreaField
            label={qzTexts.privateKey}
            placeholder={qzTexts.privateKeyPlaceholder}
            hint={mayChange ? qzTexts.privateKeyHint : qzTexts.adminsOnly}
            value={privateKey}
            disabled={!mayChange}
            onChange={setPrivateKey}
          />
          <div>
            <Button variant="default" onClick={save} isBusy={saving.isPending} disabled={!mayChange}>
              {qzTexts.save}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button variant="default" onClick={() => setReplacing(true)}>
            {qzTexts.replace}
          </Button>
        </div>
      )}
    </>
  );
}

function Missing({ text }: { text: string }) {
  return (
    <Note isAlert tone="pending" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
      {text}
    </Note>
  );
}

function KeptKeys({ keys }: { keys: QzKeys }) {
  const { fingerprint, validUntil, savedAt, savedBy } = keys;
  const isOver = validUntil !== null && validUntil < Date.now();
  const by = savedBy === null ? '' : ` ${qzTexts.by(savedBy)}`;
  const facts = [
    [qzTexts.fingerprint, fingerprint],
    [qzTexts.validUntil, validUntil === null ? null : formatDate(new Date(validUntil))],
    [qzTexts.savedAt, savedAt === null ? null : `${formatDateTime(new Date(savedAt))}${by}`],
  ].filter(([, value]) => value !== null);
  return (
    <>
      {isOver ? <Missing text={qzTexts.over} /> : null}
      {keys.hasPrivateKey && !isOver ? (
        <Note tone="delivered" icon={<IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />}>
          {qzTexts.kept}
        </Note>
      ) : null}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
