import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { overviewTexts as texts } from './texts.ts';

/** Explains how to read a month of the ledger. */
export function GuideDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      opened
      width={560}
      title={texts.guideTitle}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className="stack-12">
        {texts.guideText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}
