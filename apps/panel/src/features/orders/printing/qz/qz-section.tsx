import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { formatDate, formatDateTime } from '@comanda/client/formats/date-time.ts';
import { type QzKeys, qzKeysInput } from '@comanda/contract/orders/printing/qz.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Facts } from '@comanda/ui/label/facts.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { qzKeysQuery, sendQzKeys } from '../api/qz-keys.ts';
import { qzTexts } from './texts.ts';

/**
 * The store's certificate and private key for QZ Tray. This form sends both. The server returns only data of
 * the certificate.
 */
export function QzSection({ mayChange }: { mayChange: boolean }) {
  const keys = useQuery(qzKeysQuery);
  return (
    <FormCard title={qzTexts.title} hint={qzTexts.hint}>
      <QueryFaces
        query={keys}
        isCompact
        failed={qzTexts.loadFailed}
        skeleton={
          <SkeletonArea>
            <Skeleton height={96} />
          </SkeletonArea>
        }
      >
        {(known) => <QzKeysForm key={known.savedAt} keys={known} mayChange={mayChange} />}
      </QueryFaces>
    </FormCard>
  );
}

function QzKeysForm({ keys, mayChange }: { keys: QzKeys; mayChange: boolean }) {
  const queries = useQueryClient();
  const isComplete = keys.certificate !== null && keys.hasPrivateKey;
  const [isReplacing, setReplacing] = useState(!isComplete);
  const form = useCallForm({
    saved: { certificate: '', privateKey: '' },
    record: qzKeysInput,
    send: sendQzKeys,
    savedText: qzTexts.saved,
    onSaved: async (fresh) => {
      queries.setQueryData(qzKeysQuery.queryKey, fresh);
      const { forgetQzKeys } = await import('./qz-printing.ts');
      await forgetQzKeys();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { certificate, privateKey } = form.values;
    if (certificate.trim() === '') void alertDialog({ text: qzTexts.noCertificate });
    else if (privateKey.trim() === '') void alertDialog({ text: qzTexts.noPrivateKey });
    else form.submit();
  };
  return (
    <>
      {keys.certificate === null ? <Missing text={qzTexts.noCertificate} /> : null}
      {keys.hasPrivateKey ? null : <Missing text={qzTexts.noPrivateKey} />}
      {keys.certificate === null ? null : <StoredKeys keys={keys} />}
      {isReplacing ? (
        <form ref={form.element} className="stack-16" noValidate onSubmit={save}>
          <TextAreaField
            {...form.field('certificate')}
            isCode
            rows={6}
            label={qzTexts.certificate}
            placeholder={qzTexts.certificatePlaceholder}
            disabled={!mayChange}
          />
          <TextAreaField
            {...form.field('privateKey')}
            isCode
            rows={6}
            label={qzTexts.privateKey}
            placeholder={qzTexts.privateKeyPlaceholder}
            hint={mayChange ? qzTexts.privateKeyHint : qzTexts.adminsOnly}
            disabled={!mayChange}
          />
          <div>
            <Button type="submit" variant="default" isBusy={form.isSaving} disabled={!mayChange}>
              {qzTexts.save}
            </Button>
          </div>
        </form>
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

function StoredKeys({ keys }: { keys: QzKeys }) {
  const { fingerprint, validUntil, savedAt, savedBy } = keys;
  const isOver = validUntil !== null && validUntil < Date.now();
  const by = savedBy === null ? '' : ` ${qzTexts.by(savedBy)}`;
  const facts = [
    [qzTexts.fingerprint, fingerprint],
    [qzTexts.validUntil, validUntil === null ? null : formatDate(new Date(validUntil))],
    [qzTexts.savedAt, savedAt === null ? null : `${formatDateTime(new Date(savedAt))}${by}`],
  ] as const;
  return (
    <>
      {isOver ? <Missing text={qzTexts.over} /> : null}
      {keys.hasPrivateKey && !isOver ? (
        <Note tone="delivered" icon={<IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />}>
          {qzTexts.stored}
        </Note>
      ) : null}
      <Facts facts={facts} />
    </>
  );
}
