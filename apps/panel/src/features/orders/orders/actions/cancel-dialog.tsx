import {
  CANCEL_REASONS,
  customerTextOf,
  decideCancelReason,
  OTHER_REASON,
  OTHER_REASON_MAX,
} from '@comanda/domain/orders/orders/cancel-reasons';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { hasCourierUnderWay, isFinal } from '@comanda/domain/orders/orders/order-status';
import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import { IconMessageCircle, IconMoped } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cancelTexts } from '../late-texts.ts';
import { useBoard } from '../live-orders-context.ts';
import type { CancelChoice } from '../order-commands.ts';
import { statusFailureText } from '../status-failure-text.ts';
import classes from './cancel-dialog.module.css';
import { TooLate } from './too-late.tsx';

interface CancelDialogProps {
  order: OrderCard;
  /**
   * Resolves after the cancellation; false if another user cancelled first. A rejection shows an error, and the typed
   * text stays.
   */
  onCancel: (choice: CancelChoice) => Promise<boolean>;
  onClose: () => void;
}

const refusalTexts = {
  'reason-missing': cancelTexts.missing,
  'reason-too-short': cancelTexts.tooShort,
  'reason-too-long': cancelTexts.tooLong,
};

/** False for a courier who already brings the order back: this courier will not be cancelled. */
function isCourierActive(order: OrderCard): boolean {
  return hasCourierUnderWay(order) && order.courierStatus !== 'returning';
}

/** The last reason that was typed but not sent, in case the dialog was closed by mistake. */
const NO_DRAFT = { orderId: 0, text: '' };
let draft = NO_DRAFT;

/** Asks for the reason of a cancellation and shows the text that the customer will get. */
export function CancelDialog({ order, onCancel, onClose }: CancelDialogProps) {
  const [text, setText] = useState(draft.orderId === order.orderId ? draft.text : '');
  const [code, setCode] = useState<string | null>(text === '' ? null : OTHER_REASON);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isLost, setLost] = useState(false);
  const words = useBoard((view) => view.marks.get(order.orderId)?.words);
  const problemId = useId();
  const textPlace = useRef<HTMLParagraphElement>(null);
  const problemPlace = useRef<HTMLParagraphElement>(null);
  const isOther = code === OTHER_REASON;
  const shown = code === null ? '' : customerTextOf(code, text.trim());

  // On a phone the text for the customer is below the visible area, so scroll to this text.
  useEffect(() => {
    if (code !== null) textPlace.current?.scrollIntoView({ block: 'nearest' });
  }, [code]);

  // The error is below the visible area, except on tall screens, so scroll to it.
  useEffect(() => {
    if (problem !== null) problemPlace.current?.scrollIntoView({ block: 'end' });
  }, [problem]);

  const submit = async () => {
    if (isSending) return;
    const decision = decideCancelReason(code, text);
    if (!decision.ok) {
      setProblem(refusalTexts[decision.reason]);
      return;
    }
    setProblem(null);
    setSending(true);
    try {
      const isOurs = await onCancel({
        code: decision.value.code,
        text: isOther ? decision.value.text : null,
      });
      draft = NO_DRAFT;
      if (isOurs) onClose();
      else setLost(true);
    } catch (failure) {
      setProblem(statusFailureText(failure));
      setSending(false);
    }
  };

  // While sending, a cancelled order is no conflict: the event of our own cancellation may arrive before the
  // answer.
  if (isLost || (isFinal(order.status) && !isSending))
    return <TooLate order={order} hadChosen={code !== null} onClose={onClose} />;
  return (
    <FormDialog
      title={cancelTexts.title}
      submitText={cancelTexts.confirm}
      cancelText={cancelTexts.keep}
      onSubmit={() => void submit()}
      onClose={onClose}
      width={520}
      isSending={isSending}
      isDestructive
      className="stack-14"
    >
      <p className="long-words">{cancelTexts.which(`#${order.code}`, order.customerName)}</p>
      {words ? (
        <p role="status" className={classes.meanwhile}>
          {cancelTexts.changedMeanwhile(words)}
        </p>
      ) : null}
      {isCourierActive(order) ? (
        <p className={classes.courier}>
          <IconMoped size={18} stroke={1.75} aria-hidden="true" />
          {cancelTexts.courierFirst}
        </p>
      ) : null}
      <Reasons
        chosen={code}
        problemId={problem ? problemId : undefined}
        onChoose={(chosen) => {
          setCode(chosen);
          setProblem(null);
        }}
      />
      {isOther ? (
        <OtherReason
          text={text}
          problemId={problem ? problemId : undefined}
          onText={(typed) => {
            draft = { orderId: order.orderId, text: typed };
            setText(typed);
            setProblem(null);
          }}
        />
      ) : null}
      {code === null ? null : (
        <p ref={textPlace} className={`long-words ${classes.told}`}>
          <IconMessageCircle size={18} stroke={1.75} aria-hidden="true" />
          <CustomerText text={shown} />
        </p>
      )}
      <p id={problemId} ref={problemPlace} role="alert" className={classes.problem}>
        {problem}
      </p>
    </FormDialog>
  );
}

interface ReasonsProps {
  chosen: string | null;
  /** Element id of the error message; undefined without an error. */
  problemId: string | undefined;
  onChoose: (code: string) => void;
}

function Reasons({ chosen, problemId, onChoose }: ReasonsProps) {
  return (
    <fieldset className={`plain-fieldset ${classes.reasons}`} aria-describedby={problemId}>
      <legend className={classes.legend}>{cancelTexts.reasons}</legend>
      {CANCEL_REASONS.map((reason, index) => (
        <label key={reason.code} className={`row-10 ${classes.reason}`}>
          <input
            type="radio"
            name="reason"
            data-autofocus={index === 0 || undefined}
            value={reason.code}
            checked={chosen === reason.code}
            onChange={() => onChoose(reason.code)}
          />
          {reason.label}
        </label>
      ))}
    </fieldset>
  );
}

interface OtherReasonProps {
  text: string;
  problemId: string | undefined;
  onText: (text: string) => void;
}

/** Field for the text of 'Outro motivo', with a character count. */
function OtherReason({ text, problemId, onText }: OtherReasonProps) {
  const { length } = [...text.trim()];
  return (
    <label className={`stack ${classes.free}`}>
      <span className={classes.legend}>{cancelTexts.free}</span>
      <textarea
        rows={3}
        value={text}
        aria-describedby={problemId}
        aria-invalid={problemId !== undefined || undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <span className={`muted-13 ${classes.counter}`} data-over={length > OTHER_REASON_MAX || undefined}>
        {length}/{OTHER_REASON_MAX}
      </span>
    </label>
  );
}

function CustomerText({ text }: { text: string }) {
  if (!text) return <span>{cancelTexts.noText}</span>;
  return (
    <span>
      {cancelTexts.shown} <strong>“{text}”</strong>
    </span>
  );
}
