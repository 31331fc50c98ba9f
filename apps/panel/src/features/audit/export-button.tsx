import { downloadCall } from '@comanda/client/api/download-call.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import type { AuditFilter } from '@comanda/client/audit/audit-filters.tsx';
import { exportAudit } from '@comanda/contract/audit/audit.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { auditTexts } from './texts.ts';
import { askedNow } from './use-audit.ts';

/** What is shown, all of it, as a spreadsheet. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadCall(exportAudit, askedNow(filter)),
    meta: { silent: true },
    onSuccess: () => toast.success(auditTexts.exported),
    onError: (failure) => toast.error(failureText(failure, { failed: auditTexts.exportFailed })),
  });
  return (
    <Button
      variant="default"
      icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      {auditTexts.export}
    </Button>
  );
}
