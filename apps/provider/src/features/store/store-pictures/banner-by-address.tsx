import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { addStoreBanner } from '@comanda/contract/store/store/provider-stores.calls';
import { bannerByAddress } from '@comanda/contract/store/store/provider-stores.wire';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { bannersQuery } from './banners-query.ts';
import { pictureTexts } from './texts.ts';

/** Dialog that adds a banner with the address of its picture and the address of its link. */
export function BannerByAddress({ storeId, onClose }: { storeId: number; onClose: () => void }) {
  const form = useCallForm({
    saved: { storeId, image: '', link: '' },
    record: bannerByAddress,
    send: ({ link, ...values }) => sendCall(addStoreBanner, { ...values, link: link.trim() || null }),
    savedText: pictureTexts.added,
    refreshes: [bannersQuery(storeId).queryKey],
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={pictureTexts.addressTitle}
      submitText={pictureTexts.addressSubmit}
      confirmsClosing={false}
      onClose={onClose}
    >
      <TextField
        label={pictureTexts.image}
        hint={pictureTexts.imageHint}
        placeholder="https://"
        isFirst
        {...form.field('image')}
      />
      <TextField
        label={pictureTexts.link}
        hint={pictureTexts.linkHint}
        placeholder="https://"
        {...form.field('link')}
      />
    </CallFormDialog>
  );
}
