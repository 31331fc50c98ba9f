import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { createLatePart } from '@comanda/ui/late-part.tsx';
import type { ProductEditorProps } from './product-editor-dialog.tsx';
import { editorTexts } from './texts.ts';

const editor = createLatePart<ProductEditorProps>(
  async () => (await import('./product-editor-dialog.tsx')).ProductEditorDialog,
  {
    Missing: ({ productId, retry, isRetrying, onClose }) => (
      <Dialog
        opened
        title={productId === null ? editorTexts.adding : editorTexts.product}
        onClose={onClose}
        actions={
          <Button variant="default" onClick={onClose}>
            {editorTexts.close}
          </Button>
        }
      >
        <ErrorState title={editorTexts.unknown} isCompact isRetrying={isRetrying} onRetry={retry} />
      </Dialog>
    ),
  },
);

/** A product with all that belongs to it, over the list it was opened from. Its code comes when it is opened first. */
export const ProductEditor = editor.Part;
