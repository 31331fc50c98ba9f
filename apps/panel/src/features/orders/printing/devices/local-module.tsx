import type { PrintMethod } from '@comanda/domain/orders/printing/print-settings';
import { Button } from '@comanda/ui/button/button.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconLockAccess, IconPlugConnected } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { PORT_OF } from '../local/local-printing.ts';
import { failureKindOf, type ModuleFailureKind, printFailureText } from '../local/module-failure.ts';
import { pairWithModule, requestCode } from '../local/print-module.ts';
import type { LocalPrinters } from '../local/use-local-printers.ts';
import classes from './printers-section.module.css';
import { localTexts } from './texts.ts';

const CODE_LENGTH = 6;

/**
 * Explains why this browser cannot reach the printers of its computer, and what to do. Renders nothing if it
 * can reach them.
 */
export function LocalModule({ method, local }: { method: PrintMethod; local: LocalPrinters }) {
  if (local.state === 'asking') {
    return (
      <div className={`toned ${classes.note}`} data-tone="accepted">
        <IconLockAccess size={22} stroke={1.75} aria-hidden="true" />
        <div>
          <strong>{localTexts.permissionTitle}</strong>
          <p>{localTexts.permission}</p>
          <Button onClick={local.search}>{localTexts.searchButton}</Button>
        </div>
      </div>
    );
  }
  if (local.state === 'searching' || (local.isSearching && local.state !== 'found')) {
    return (
      <SkeletonArea label={localTexts.searching}>
        <div className="stack-10">
          <Skeleton width={180} height={18} />
          <Skeleton height={52} />
        </div>
      </SkeletonArea>
    );
  }
  if (local.failure === null) return null;
  if (local.failure === 'unpaired' && method !== 'qz')
    return <ModulePairing port={PORT_OF[method]} onPaired={local.search} />;
  const { title, hint } = wordsOf(local.failure, method);
  return (
    <div className={`toned ${classes.note}`} data-tone="late" role="alert">
      <IconPlugConnected size={22} stroke={1.75} aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        <p>{hint}</p>
        <Button variant="default" onClick={local.search} isBusy={local.isSearching}>
          {localTexts.retry}
        </Button>
      </div>
    </div>
  );
}

function wordsOf(failure: ModuleFailureKind, method: PrintMethod): { title: string; hint: string } {
  if (failure === 'denied') return { title: localTexts.denied, hint: localTexts.deniedHint };
  if (failure === 'absent')
    return {
      title: localTexts.absent,
      hint: method === 'qz' ? localTexts.qzAbsentHint : localTexts.absentHint,
    };
  return { title: localTexts.broken, hint: localTexts.brokenHint };
}

/** Field for six digits that the print module shows. Typing them once pairs the module with this browser. */
function ModulePairing({ port, onPaired }: { port: number; onPaired: () => void }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPairing, setPairing] = useState(false);
  useEffect(() => void requestCode(port), [port]);
  const pair = async () => {
    setPairing(true);
    setProblem(null);
    try {
      await pairWithModule(port, code);
      toast.success(localTexts.paired);
      onPaired();
    } catch (failure) {
      const kind = failureKindOf(failure);
      setProblem(kind === 'wrong-code' ? localTexts.wrongCode : printFailureText(failure, 'comanda'));
    } finally {
      setPairing(false);
    }
  };
  return (
    <form
      className={`toned ${classes.note}`}
      data-tone="pending"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === CODE_LENGTH && !isPairing) void pair();
      }}
    >
      <IconPlugConnected size={22} stroke={1.75} aria-hidden="true" />
      <div>
        <strong>{localTexts.pairTitle}</strong>
        <p>{localTexts.pairHint}</p>
        <div className={`cluster-10 ${classes.pairing}`}>
          <TextField
            label={localTexts.pairCode}
            value={code}
            error={problem}
            inputMode="numeric"
            onChange={(typed) => setCode(typed.replace(/\D/g, '').slice(0, CODE_LENGTH))}
          />
          <Button isBusy={isPairing} disabled={code.length !== CODE_LENGTH} onClick={() => void pair()}>
            {localTexts.pairButton}
          </Button>
        </div>
      </div>
    </form>
  );
}
