import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { reportFailure } from '@comanda/client/api/report-failure.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { beginSecondFactor, confirmSecondFactor } from '@comanda/contract/people/access/account.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { RecoveryCodes } from '@comanda/ui/second-factor/recovery-codes.tsx';
import { SecondFactorSetup } from '@comanda/ui/second-factor/second-factor-setup.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { accountQuery } from './account-queries.ts';
import { factorTexts } from './texts.ts';

interface SetUpFlowProps {
  /** Called after the factor is on and the user has seen its recovery codes. */
  onDone: () => void;
  /** Called when the factor is on and the recovery codes are on the screen. */
  onCodes?: () => void;
  /** Null: the user cannot cancel. */
  onCancel: (() => void) | null;
}

/** Steps that set up a second factor: scan a secret, type a code, save the recovery codes. */
export function SetUpFlow({ onDone, onCodes, onCancel }: SetUpFlowProps) {
  const queries = useQueryClient();
  const secret = useQuery({
    queryKey: ['account', 'new-secret'],
    queryFn: () => sendCall(beginSecondFactor, {}),
    meta: { silent: true },
    // Each mount requests a new secret, and no secret stays in the cache.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const isGivenUp = secret.error instanceof ApiError && secret.error.isGivenUp;
  useEffect(() => {
    if (isGivenUp) onCancel?.();
  }, [isGivenUp, onCancel]);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isSending) return;
    if (code.length < 6) return setFault(factorTexts.codeMissing);
    setSending(true);
    try {
      setCodes(await sendCall(confirmSecondFactor, { code }));
      onCodes?.();
      await queries.invalidateQueries({ queryKey: accountQuery.queryKey, exact: true });
    } catch (error) {
      reportFailure({ error, kind: 'mutation', isSilent: true, isBackground: false });
      setFault(failureText(error, { failed: factorTexts.confirmFailed }));
    } finally {
      setSending(false);
    }
  };

  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  if (secret.data === undefined)
    return secret.isError ? (
      <>
        <ErrorState
          isCompact
          title={factorTexts.beginFailed}
          isRetrying={secret.isFetching}
          onRetry={() => void secret.refetch()}
        />
        {onCancel ? (
          <Button variant="default" onClick={onCancel}>
            {factorTexts.cancel}
          </Button>
        ) : null}
      </>
    ) : (
      <SecretSkeleton />
    );
  return (
    <form onSubmit={(event) => void confirm(event)} noValidate>
      <SecondFactorSetup
        uri={secret.data.uri}
        secret={secret.data.secret}
        code={code}
        error={fault}
        isBusy={isSending}
        onCode={(typed) => {
          setFault(null);
          setCode(typed);
        }}
      >
        <div className="cluster-8">
          <Button type="submit" isBusy={isSending}>
            {factorTexts.confirm}
          </Button>
          {onCancel ? (
            <Button variant="subtle" disabled={isSending} onClick={onCancel}>
              {factorTexts.cancel}
            </Button>
          ) : null}
        </div>
      </SecondFactorSetup>
    </form>
  );
}

function SecretSkeleton() {
  return (
    <SkeletonArea>
      <div className="stack-16">
        <Skeleton width="70%" height={18} />
        <Skeleton width={184} height={184} />
        <Skeleton width="50%" height={44} />
      </div>
    </SkeletonArea>
  );
}
