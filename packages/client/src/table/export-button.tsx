import type { Call } from '@comanda/contract/kit/define-call';
import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import { Button } from '@comanda/ui/button/button.tsx';
import { Menu } from '@comanda/ui/menu/menu.tsx';
import type { AnchorProps } from '@comanda/ui/popover/anchored.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { downloadCall } from '../api/download-call.ts';
import { failureText } from '../api/failure-text.ts';
import { listTexts } from './texts.ts';

interface ExportButtonProps<Input> {
  call: Call<Input, AnsweredFile>;
  /** Returns the request for the current view of the list. */
  getInput: () => Omit<NoInfer<Input>, 'format'>;
  /** Renders another button instead of the default one. */
  anchor?: (props: AnchorProps & { 'aria-busy': boolean }, words: string) => ReactNode;
}

/** A button that saves the whole list of the current view as a spreadsheet, in the chosen format. */
export function ExportButton<Input extends { format: SheetFormat | null }>({
  call,
  getInput,
  anchor: own,
}: ExportButtonProps<Input>) {
  const { mutate, isPending } = useMutation({
    mutationFn: (format: SheetFormat) => downloadCall(call, { ...getInput(), format } as Input),
    meta: { silent: true },
    onSuccess: () => toast.success(listTexts.exported),
    onError: (failure) =>
      toast.error(failureText(failure, { failed: listTexts.exportFailed, offline: listTexts.exportBroken })),
  });
  const formats: readonly SheetFormat[] = ['xlsx', 'csv'];
  return (
    <Menu
      label={listTexts.exportAs}
      actions={formats.map((format) => ({
        label: listTexts.formats[format],
        onChoose: () => mutate(format),
      }))}
      anchor={(anchor) =>
        own?.({ ...anchor, 'aria-busy': isPending }, listTexts.export) ?? (
          <Button
            {...anchor}
            variant="default"
            icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
            isBusy={isPending}
          >
            {listTexts.export}
          </Button>
        )
      }
    />
  );
}
