import { callRequest } from '@comanda/contract/kit/call-request';
import { downloadPrintProgram } from '@comanda/contract/orders/printing/print-program.calls';
import { PRINT_SYSTEMS, type PrintSystem } from '@comanda/domain/orders/printing/print-program';
import { Button } from '@comanda/ui/button/button.tsx';
import { IconBrandApple, IconBrandUbuntu, IconBrandWindows, IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { packProgram, printProgramsQuery } from '../api/print-programs.ts';
import classes from './pairing-dialog.module.css';
import { downloadTexts } from './texts.ts';

const ICONS = { windows: IconBrandWindows, mac: IconBrandApple, linux: IconBrandUbuntu };

/** The system of this browser; null if no print program exists for it, e.g. on a phone. */
export function systemOfBrowser(agent = navigator.userAgent): PrintSystem | null {
  if (/Android|iPhone|iPad/.test(agent)) return null;
  if (/Windows/.test(agent)) return 'windows';
  if (/Macintosh/.test(agent)) return 'mac';
  return /Linux|X11/.test(agent) ? 'linux' : null;
}

/**
 * Downloads of the print program for three operating systems; this computer's system comes first. The server
 * builds a file at the first request, so the button waits for the file.
 */
export function ProgramDownload() {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<PrintSystem | null>(null);
  const programs = useQuery({ ...printProgramsQuery, enabled: wanted !== null });
  const pack = useMutation({
    mutationFn: packProgram,
    onSuccess: (known) => queries.setQueryData(printProgramsQuery.queryKey, known),
  });
  const state = pack.isSuccess ? programs.data?.find(({ system }) => system === wanted)?.state : undefined;
  const hasFailed = pack.isError || state === 'failed' || (wanted !== null && programs.isError);
  const own = systemOfBrowser();

  useEffect(() => {
    if (wanted === null || state !== 'ready') return;
    const link = document.createElement('a');
    link.href = callRequest(downloadPrintProgram, { system: wanted }).url;
    link.download = '';
    link.click();
    setWanted(null);
  }, [wanted, state]);

  const isWaiting = wanted !== null && !hasFailed;
  return (
    <>
      <div className={`cluster-8 ${classes.systems}`}>
        {[...PRINT_SYSTEMS]
          .sort((one, other) => Number(other === own) - Number(one === own))
          .map((system) => {
            const Icon = ICONS[system];
            return (
              <Button
                key={system}
                variant={system === own ? 'filled' : 'default'}
                icon={<Icon size={20} stroke={1.75} aria-hidden="true" />}
                isBusy={isWaiting && wanted === system}
                disabled={isWaiting && wanted !== system}
                aria-label={downloadTexts.downloadFor(downloadTexts.systems[system])}
                onClick={() => {
                  setWanted(system);
                  pack.reset();
                  pack.mutate(system);
                }}
              >
                {downloadTexts.systems[system]}
                <IconDownload size={18} stroke={1.75} aria-hidden="true" />
              </Button>
            );
          })}
      </div>
      <p className={classes.download} role="status">
        {isWaiting ? downloadTexts.packing : null}
      </p>
      {hasFailed ? (
        <p className={classes.failed} role="alert">
          {downloadTexts.failed}
        </p>
      ) : null}
    </>
  );
}
