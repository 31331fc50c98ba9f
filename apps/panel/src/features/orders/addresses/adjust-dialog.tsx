import { ApiError } from '@comanda/client/api/api-error.ts';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { FormActions } from '@comanda/ui/dialog/form-actions.tsx';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { AdjustBody } from './adjust-body.tsx';
import classes from './adjust-dialog.module.css';
import { placesQuery } from './api/addresses.ts';
import { addressTexts } from './texts.ts';
import { useAdjustment } from './use-adjustment.ts';

interface AdjustDialogProps {
  orderId: number;
  onClose: () => void;
}

/**
 * Dialog that sets the destination of an order on a map: by search, by pin or by coordinates. The customer's
 * own text stays visible.
 */
export function AdjustDialog({ orderId, onClose }: AdjustDialogProps) {
  const [text, setText] = useState<string | null>(null);
  const found = useQuery({ ...placesQuery(orderId, text), placeholderData: keepPreviousData });
  const places = found.data;
  const adjustment = useAdjustment(orderId, places, onClose);
  const formId = useId();
  const refusal = found.error instanceof ApiError && !found.error.isUnexpected ? found.error.message : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    adjustment.save();
  };
  return (
    <Dialog
      opened
      title={addressTexts.title}
      onClose={onClose}
      width={920}
      actions={
        <FormActions
          formId={formId}
          submitText={addressTexts.save}
          onCancel={onClose}
          note={places && !adjustment.pin ? addressTexts.choose : null}
          isReady={adjustment.pin !== null}
          isSending={adjustment.isSaving}
        />
      }
    >
      {places ? (
        <AdjustBody
          formId={formId}
          places={places}
          adjustment={adjustment}
          isSearching={found.isFetching}
          onSearch={setText}
          onSubmit={submit}
        />
      ) : found.isError ? (
        <ErrorState
          title={addressTexts.failed}
          onRetry={refusal === null ? () => void found.refetch() : undefined}
          isRetrying={found.isFetching}
          isCompact
        >
          {refusal ?? addressTexts.offlineSearch}
        </ErrorState>
      ) : (
        <div className={classes.skeleton} aria-busy="true">
          <span />
          <span />
          <span />
          <span />
        </div>
      )}
    </Dialog>
  );
}
