import { sendCall } from '@comanda/client/api/send-call.ts';
import { PictureUpload } from '@comanda/client/form/picture-upload.tsx';
import { sendBanner, sendLogo } from '@comanda/contract/store/store/pending-changes.calls';
import type { ReviewedPicture } from '@comanda/domain/store/store/pending-changes';
import { registrationQuery } from './registration-queries.ts';
import { registrationTexts as texts } from './texts.ts';

const CALLS = { logo: sendLogo, banner: sendBanner } as const;
const HINTS = { logo: texts.logoHint, banner: texts.bannerHint } as const;

interface ReviewedPictureUploadProps {
  field: ReviewedPicture;
  /** URL of the picture in use. */
  current: string | null;
  /** URL of the picture that waits for approval. */
  waiting: string | null;
}

/** A picture of the store. A chosen picture is sent immediately and waits for approval. */
export function ReviewedPictureUpload({ field, current, waiting }: ReviewedPictureUploadProps) {
  return (
    <PictureUpload
      label={texts.fields[field]}
      hint={HINTS[field]}
      shape={field === 'logo' ? 'square' : 'wide'}
      picture={waiting ?? current}
      locked={waiting === null ? null : { why: texts.pending, caption: texts.pendingPicture(field) }}
      send={async (file, options) => (await sendCall(CALLS[field], { file }, options)).message}
      failedText={texts.sendFailed}
      refreshes={[registrationQuery.queryKey]}
    />
  );
}
