import { Button } from '@comanda/ui/button/button.tsx';
import iconButton from '@comanda/ui/icon-button.module.css';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { IconDeviceMobile } from '@tabler/icons-react';
import { createOpeningOf } from '../../../../shared/opening.ts';
import { sellingTexts } from './texts.ts';

const preview = createLazyPart(async () => (await import('./menu-preview.tsx')).MenuPreview);

const opening = createOpeningOf<{ productId: number | null }>();

/** Opens the preview of a product; null: the whole menu. Needs a mounted {@link PreviewButton}. */
export const openPreview = (productId: number | null): void => opening.open({ productId });

/** Button that opens the preview of the menu. Its code loads with the first use. `isCompact`: only the icon. */
export function PreviewButton({ isCompact }: { isCompact: boolean }) {
  const opened = opening.useOpen();
  const sign = <IconDeviceMobile size={20} stroke={1.75} aria-hidden="true" />;
  const show = () => openPreview(null);
  return (
    <>
      {isCompact ? (
        <button
          type="button"
          className={iconButton.button}
          aria-label={sellingTexts.preview}
          title={sellingTexts.preview}
          onClick={show}
        >
          {sign}
        </button>
      ) : (
        <Button variant="default" icon={sign} onClick={show}>
          {sellingTexts.preview}
        </Button>
      )}
      {opened === null ? null : <preview.Part productId={opened.productId} onClose={opening.close} />}
    </>
  );
}
