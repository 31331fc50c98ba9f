import { failureText } from '@comanda/client/api/failure-text.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  contestRating,
  listRatings,
  listReplyTemplates,
  type Rating,
  removeReplyTemplate,
  replyToRating,
  saveReplyTemplate,
} from '@comanda/contract/orders/ratings/ratings.calls';
import { countCharacters, firstCharacters } from '@comanda/domain/kit/text/count-characters';
import {
  canReply,
  MAX_REASON,
  MAX_REPLY,
  MIN_REASON,
  MIN_REPLY,
} from '@comanda/domain/orders/ratings/rating';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../shared/session/may.tsx';
import classes from './ratings.module.css';
import { Stars } from './stars.tsx';
import { meanWords, ratingTexts as texts } from './texts.ts';

const WIDTH = 620;
/** Limits the visible characters. The field's own `maxLength` would count UTF-16 code units. */
const within = (max: number, set: (text: string) => void) => (typed: string) =>
  set(firstCharacters(typed, max));

/** One rating: its scores, the comment, the reply, and a way to contest it. */
export function RatingDialog({ rating, onClose }: { rating: Rating; onClose: () => void }) {
  const may = useMay();
  const { code, orderId, comment, reply, state, countsAt } = rating;
  const mayReply = may('ratings.reply') && comment !== null && canReply(rating, Date.now());
  return (
    <Dialog
      opened
      width={WIDTH}
      isFullOnPhone
      title={texts.of({ code })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
          <ButtonLink variant="default" href={`/pedidos?pedido=${orderId}`}>
            {texts.openOrder}
          </ButtonLink>
        </>
      }
    >
      <div className="stack-16">
        {state === 'processing' ? <Note tone="pending">{texts.countsAt(countsAt)}</Note> : null}
        {state === 'cancelled' ? <Note tone="neutral">{texts.cancelledHint}</Note> : null}
        {state === 'removed' ? <Note tone="neutral">{texts.removedHint}</Note> : null}
        <dl className={classes.scores}>
          {(['food', 'delivery', 'overall'] as const).map((question) => (
            <div key={question}>
              <dt>{texts.scoreNames[question]}</dt>
              <dd>
                <Stars hundredths={rating[question] * 100} />
                <strong>{meanWords(rating[question] * 100)}</strong>
              </dd>
            </div>
          ))}
        </dl>
        <div className="stack-6">
          <h3 className="text-label">{texts.customerComment}</h3>
          <p className={classes.said}>{comment ?? texts.silent}</p>
        </div>
        {reply === null || mayReply ? null : <CurrentReply rating={rating} />}
        {mayReply ? <ReplyForm rating={rating} /> : null}
        {may('ratings.reply') ? <Contest rating={rating} /> : null}
      </div>
    </Dialog>
  );
}

/** The current reply, its time and its author. */
function CurrentReply({ rating: { reply, repliedAt, repliedBy } }: { rating: Rating }) {
  return (
    <div className="stack-6">
      <h3 className="text-label">{texts.reply}</h3>
      <p className={classes.said}>{reply}</p>
      {repliedAt === null ? null : <p className="muted-13">{texts.repliedAt(repliedAt, repliedBy)}</p>}
    </div>
  );
}

/** Reloads the list after a change of one of its rows. */
function useRefreshed() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: listKey(listRatings) });
}

function ReplyForm({ rating }: { rating: Rating }) {
  const { orderId, reply } = rating;
  const refresh = useRefreshed();
  const [text, setText] = useState(reply ?? '');
  // The reply as it was when the form opened, which the new text would replace.
  const [known, setKnown] = useState(reply);
  const [fault, setFault] = useState<string | null>(null);
  const templates = useQuery({
    queryKey: ['ratings', 'templates'],
    queryFn: ({ signal }) => sendCall(listReplyTemplates, {}, { signal }),
    meta: { silent: true },
  });
  const save = useMutation({
    mutationFn: () => sendCall(replyToRating, { orderId, reply: text, known }),
    meta: { silent: true },
    onSuccess: (saved) => {
      setFault(null);
      setKnown(saved.reply);
      toast.success(texts.saved);
    },
    onError: (failure) => setFault(failureText(failure, { failed: texts.saveFailed })),
    // Also refreshes after a refusal, because another user may have replied.
    onSettled: refresh,
  });
  const isAnsweredByOther = reply !== null && reply !== known && !save.isPending;
  const keep = useMutation({
    mutationFn: () => sendCall(saveReplyTemplate, { templateId: null, text }),
    meta: { silent: true },
    onSuccess: () => {
      toast.success(texts.templateSaved);
      return templates.refetch();
    },
    onError: (failure) => toast.error(failureText(failure, { failed: texts.templateFailed })),
  });
  const isShort = countCharacters(text.trim()) < MIN_REPLY;
  const ready = templates.data ?? [];
  const chosen = ready.find((template) => template.text === text.trim());
  const drop = useMutation({
    mutationFn: (templateId: number) => sendCall(removeReplyTemplate, { templateId }),
    meta: { silent: true },
    onSuccess: () => {
      toast.success(texts.templateRemoved);
      return templates.refetch();
    },
    onError: (failure) => toast.error(failureText(failure, { failed: texts.templateRemoveFailed })),
  });
  return (
    <form
      className="stack-12"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      {isAnsweredByOther ? (
        <>
          <CurrentReply rating={rating} />
          <div>
            <Button variant="default" onClick={() => setKnown(reply)}>
              {texts.correctOther}
            </Button>
          </div>
        </>
      ) : null}
      {ready.length === 0 ? null : <TemplateChoice templates={ready} onChoose={setText} />}
      <TextAreaField
        label={known === null ? texts.reply : texts.correctable}
        hint={texts.replyHint}
        value={text}
        error={fault}
        onChange={within(MAX_REPLY, setText)}
      />
      <div className="cluster-12">
        <Button type="submit" isBusy={save.isPending} disabled={isShort || isAnsweredByOther}>
          {texts.save}
        </Button>
        {chosen === undefined ? (
          <Button variant="subtle" isBusy={keep.isPending} disabled={isShort} onClick={() => keep.mutate()}>
            {texts.saveTemplate}
          </Button>
        ) : (
          <Button
            variant="subtle"
            isDestructive
            isBusy={drop.isPending}
            onClick={() => drop.mutate(chosen.templateId)}
          >
            {texts.removeTemplate}
          </Button>
        )}
      </div>
    </form>
  );
}

interface TemplateChoiceProps {
  templates: readonly { templateId: number; text: string }[];
  onChoose: (text: string) => void;
}

function TemplateChoice({ templates, onChoose }: TemplateChoiceProps) {
  return (
    <SelectField
      label={texts.templates}
      value=""
      options={[
        { value: '', label: texts.useTemplate },
        ...templates.map(({ templateId, text: label }) => ({ value: String(templateId), label })),
      ]}
      onChange={(value) => {
        const chosen = templates.find(({ templateId }) => String(templateId) === value);
        if (chosen) onChoose(chosen.text);
      }}
    />
  );
}

function Contest({ rating }: { rating: Rating }) {
  const { orderId, contestReason, decision, decisionWords } = rating;
  const refresh = useRefreshed();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: () => sendCall(contestRating, { orderId, reason }),
    meta: { silent: true },
    onSuccess: () => {
      toast.success(texts.contested);
      return refresh();
    },
    onError: (failure) => setFault(failureText(failure, { failed: texts.contestFailed })),
  });
  if (decision !== null)
    return (
      <Note tone="neutral">
        <strong>{texts.decided[decision]}.</strong> {decisionWords}
      </Note>
    );
  if (contestReason !== null) return <Note tone="pending">{texts.contestWaits}</Note>;
  if (!isOpen)
    return (
      <div>
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {texts.contest}
        </Button>
      </div>
    );
  return (
    <form
      className="stack-12"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <TextAreaField
        label={texts.contestReason}
        hint={texts.contestHint}
        value={reason}
        error={fault}
        onChange={within(MAX_REASON, setReason)}
      />
      <div>
        <Button
          type="submit"
          variant="default"
          isBusy={send.isPending}
          disabled={countCharacters(reason.trim()) < MIN_REASON}
        >
          {texts.contestSend}
        </Button>
      </div>
    </form>
  );
}
