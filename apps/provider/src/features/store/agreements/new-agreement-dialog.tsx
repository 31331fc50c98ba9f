import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  type AgreementBody,
  createStoreAgreement,
  newAgreement,
  previewAgreement,
} from '@comanda/contract/store/store/provider-agreements.calls';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { DateField } from '@comanda/ui/form/fields/typed/date-field.tsx';
import { FieldGrid } from '@comanda/ui/form/form-card.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { Tabs } from '@comanda/ui/form/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PickFile } from '../../../shared/pick-file.tsx';
import classes from './agreement-text.module.css';
import { AgreementText } from './agreement-text.tsx';
import { agreementsQuery } from './agreements-query.ts';
import { agreementTexts } from './texts.ts';

const texts = agreementTexts.dialog;

/**
 * Dialog that creates a document in three steps: write the text, preview it as the signer will see it,
 * request the signature.
 */
export function NewAgreementDialog({ storeId, onClose }: { storeId: number; onClose: () => void }) {
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const form = useCallForm({
    saved: {
      ...{ title: '', text: '', isHtml: false, link: '', isMandatory: false },
      ...{ campaignSponsor: '', campaignCoupon: '', campaignUntil: null as string | null },
    },
    send: (values) => sendCall(createStoreAgreement, { storeId, ...values }),
    record: newAgreement,
    refreshes: [agreementsQuery(storeId).queryKey],
    savedText: texts.done,
    onSaved: onClose,
  });
  const { title, text, isHtml, link, campaignSponsor, campaignCoupon, campaignUntil } = form.values;
  const body = { text, isHtml, campaignSponsor, campaignCoupon, campaignUntil };
  return (
    <CallFormDialog form={form} title={texts.title} submitText={texts.submit} width={720} onClose={onClose}>
      <TextField isFirst label={texts.name} placeholder={texts.namePlaceholder} {...form.field('title')} />
      <Tabs
        label={texts.tabs}
        tabs={[
          { tab: 'write', title: texts.write },
          { tab: 'preview', title: texts.preview },
        ]}
        current={tab}
        onChange={setTab}
      >
        {tab === 'preview' ? (
          <Preview title={title} link={link} body={body} />
        ) : (
          <div className="stack-16">
            <Segmented
              label={texts.format}
              value={isHtml ? 'html' : 'plain'}
              options={[
                { value: 'plain', label: texts.plain },
                { value: 'html', label: texts.html },
              ]}
              hint={isHtml ? texts.htmlHint : texts.plainHint}
              onChange={(format) => form.change({ isHtml: format === 'html' })}
            />
            <TextAreaField label={texts.text} rows={10} isCode={isHtml} {...form.field('text')} />
            <PickFile
              label={texts.file}
              accept=".txt,.md,.html,.htm,text/plain,text/html"
              onPick={async (file) =>
                form.change({ text: await file.text(), isHtml: /\.html?$/i.test(file.name) })
              }
            />
          </div>
        )}
      </Tabs>
      <TextField label={texts.link} hint={texts.linkHint} placeholder="https://…" {...form.field('link')} />
      <FieldGrid>
        <TextField label={texts.sponsor} hint={texts.sponsorHint} {...form.field('campaignSponsor')} />
        <TextField label={texts.coupon} hint={texts.couponHint} {...form.field('campaignCoupon')} />
        <DateField label={texts.until} {...form.field('campaignUntil')} />
      </FieldGrid>
      <CheckField label={texts.mandatory} hint={texts.mandatoryHint} {...form.field('isMandatory')} />
    </CallFormDialog>
  );
}

interface PreviewProps {
  title: string;
  link: string;
  body: AgreementBody;
}

/** The server cleans the text as it does before saving. The preview shows the result. */
function Preview({ title, link, body }: PreviewProps) {
  const query = useQuery({
    queryKey: ['agreement-preview', body],
    queryFn: ({ signal }) => sendCall(previewAgreement, body, { signal }),
    enabled: body.text !== '',
    gcTime: 0,
    meta: { silent: true },
  });
  const nothing = <p className={classes.nothing}>{texts.nothing}</p>;
  if (body.text === '') return nothing;
  return (
    <QueryFaces
      query={query}
      isCompact
      skeleton={<CardListSkeleton count={1} />}
      failed={texts.previewFailed}
      empty={(html) => (html === '' ? nothing : null)}
    >
      {(html) => <AgreementText title={title} html={html} link={/^https?:/.test(link) ? link : null} />}
    </QueryFaces>
  );
}
