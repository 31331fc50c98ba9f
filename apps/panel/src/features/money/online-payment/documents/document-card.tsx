import { sendCall } from '@comanda/client/api/send-call.ts';
import { PictureUpload } from '@comanda/client/form/picture-upload.tsx';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import {
  type ShownDocument,
  sendActivity,
  sendIdentification,
  sendResidence,
} from '@comanda/contract/money/online-payment/documents.calls';
import { DOCUMENT_BYTES, isTurnedDown } from '@comanda/domain/money/online-payment/documents';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import { ONLINE_PAYMENT_KEY } from '../online-payment-queries.ts';
import classes from './documents.module.css';
import { documentTexts as texts, whyTurnedDown } from './texts.ts';

const CALLS = {
  identification: sendIdentification,
  residence: sendResidence,
  activity: sendActivity,
} as const;
const CHECKS = {
  missing: { tone: 'neutral', Icon: IconCircleDashed },
  waiting: { tone: 'accepted', Icon: IconHourglass },
  approved: { tone: 'delivered', Icon: IconCircleCheck },
  rejected: { tone: 'late', Icon: IconAlertCircle },
} as const;

/** A document with its status, the reason of a rejection, and its picture. A chosen picture is sent immediately. */
export function DocumentCard({ document, isLocked }: { document: ShownDocument; isLocked: boolean }) {
  const { kind, state, verdict, sentAt, sentBy, address, mayBeSent } = document;
  const { title, photo, hint } = texts.kinds[kind];
  const shown = isTurnedDown(document) ? 'rejected' : state;
  const { tone, Icon } = CHECKS[shown];
  return (
    <FormCard
      title={title}
      hint={hint}
      actions={
        <StatusLabel tone={tone} variant="quiet" icon={<Icon size={16} stroke={1.75} />}>
          {texts.states[shown]}
        </StatusLabel>
      }
    >
      {shown === 'rejected' ? (
        <Note tone="late" icon={<IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />}>
          {whyTurnedDown(document)}
        </Note>
      ) : null}
      {shown === 'approved' ? (
        <p className="text-14">{mayBeSent ? texts.approvedOpen : texts.approved(verdict)}</p>
      ) : null}
      {address !== null && shown === 'approved' && !mayBeSent ? (
        <img src={address} alt={photo} className={classes.picture} decoding="async" />
      ) : (
        <PictureUpload
          label={photo}
          hint={texts.photoHint}
          shape="page"
          maxBytes={DOCUMENT_BYTES}
          picture={address}
          locked={isLocked ? { why: texts.registrationFirst, caption: texts.lockedCaption } : null}
          send={async (file, options) => (await sendCall(CALLS[kind], { file }, options)).message}
          failedText={texts.sendFailed}
          refreshes={[ONLINE_PAYMENT_KEY]}
        />
      )}
      {sentAt === null ? null : (
        <p className="muted-14">{texts.sent(sentBy ?? '', formatDateTime(new Date(sentAt)))}</p>
      )}
    </FormCard>
  );
}
