import type { Store } from '@comanda/contract/store/store/store.calls';
import { IconBan } from '@tabler/icons-react';
import { FoldableBanner } from './foldable-banner.tsx';
import { frameTexts } from './texts.ts';

/**
 * Shows why the store is suspended, and the support's phone number. The provider's text is shown as plain
 * text, never as HTML.
 */
export function SuspensionBanner({ store }: { store: Store }) {
  const reason = store.suspensionText?.trim() ?? '';
  return (
    <FoldableBanner
      tone="late"
      icon={<IconBan size={18} />}
      title={frameTexts.suspendedTitle}
      lines={[...(reason === '' ? [] : [reason]), frameTexts.contactSupport]}
      action={<a href={`tel:${store.supportPhone.replace(/[^\d+]/g, '')}`}>{store.supportPhone}</a>}
    />
  );
}
