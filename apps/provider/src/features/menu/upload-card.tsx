import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  type CategorySummary,
  LARGEST_MENU,
  replaceStoreCategories,
} from '@comanda/contract/provider/categories.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { PickFile } from '../../shared/pick-file.tsx';
import { FileExample } from '../../shared/upload/file-example.tsx';
import { UploadStanding } from '../../shared/upload/upload-standing.tsx';
import { useUpload } from '../../shared/upload/use-upload.ts';
import { categoriesQuery } from './categories-query.ts';
import { menuTexts } from './texts.ts';

const texts = menuTexts.upload;

interface UploadCardProps {
  storeId: number;
  /** What would be replaced. */
  categories: readonly CategorySummary[];
}

/** Puts the categories of a file in the stead of the store's, after saying what goes. */
export function UploadCard({ storeId, categories }: UploadCardProps) {
  const { run, forget, progress, faults, failure, answer } = useUpload({
    send: (file, options) => sendCall(replaceStoreCategories, { storeId, file }, options),
    mostBytes: LARGEST_MENU,
    failedText: texts.failedText,
    refreshes: [categoriesQuery(storeId).queryKey],
  });
  const replace = async (file: File) => {
    forget();
    const now = {
      categories: categories.length,
      items: categories.reduce((sum, category) => sum + category.items, 0),
    };
    const isSure = await alertDialog({
      title: texts.askTitle,
      text: texts.ask(file.name, now),
      confirmText: texts.yes,
      cancelText: texts.no,
      isDestructive: now.categories > 0,
    });
    if (isSure) await run(file);
  };
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <FileExample label={texts.example} text={texts.exampleText} about={texts.about} />
      <PickFile label={texts.file} accept=".json,application/json" onPick={replace} />
      <UploadStanding progress={progress} faultsTitle={texts.refused} faults={faults} failure={failure} />
      {answer ? (
        <Note tone="delivered" icon={<IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />} isAlert>
          {texts.report(answer)}
        </Note>
      ) : null}
    </FormCard>
  );
}
