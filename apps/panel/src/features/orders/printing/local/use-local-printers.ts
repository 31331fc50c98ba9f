import type { FoundPrinter } from '@comanda/domain/orders/printing/print-device';
import type { PrintMethod } from '@comanda/domain/orders/printing/print-settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listLocalPrinters } from './local-printing.ts';
import { readLoopbackPermission } from './loopback-permission.ts';
import { failureKindOf, type ModuleFailureKind } from './module-failure.ts';

/** The state of this computer's printers, as far as known. */
export interface LocalPrinters {
  printers: readonly FoundPrinter[];
  /** `asking`: the browser is about to ask for permission, and people must first read the reason. */
  state: 'asking' | 'searching' | 'found' | 'failed';
  failure: ModuleFailureKind | null;
  isSearching: boolean;
  search: () => void;
}

/** True if the module does not work. False if the module only waits for its pairing code. */
export function isBroken({ state, failure }: LocalPrinters): boolean {
  return state === 'failed' && failure !== 'unpaired';
}

/** This computer's printers by one method, loaded after the browser allows it or the person has agreed. */
export function useLocalPrinters(method: PrintMethod, isWanted: boolean): LocalPrinters {
  const [hasAgreed, setAgreed] = useState(false);
  const permission = useQuery({
    queryKey: ['printing', 'loopback-permission'],
    queryFn: () => readLoopbackPermission(),
    enabled: isWanted,
    gcTime: 0,
    meta: { silent: true },
  });
  const mayRequest = hasAgreed || (permission.data !== undefined && permission.data !== 'prompt');
  const found = useQuery({
    queryKey: ['printing', 'local-printers', method],
    queryFn: () => listLocalPrinters(method),
    enabled: isWanted && mayRequest,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { silent: true },
  });
  const failure = found.isError && !found.isFetching ? failureKindOf(found.error) : null;
  const stateNow = () => {
    if (permission.data === 'prompt' && !hasAgreed) return 'asking';
    if (failure !== null) return 'failed';
    return found.data ? 'found' : 'searching';
  };
  return {
    printers: failure === null ? (found.data ?? []) : [],
    state: stateNow(),
    failure,
    isSearching: found.isFetching,
    search: () => {
      setAgreed(true);
      if (mayRequest) void found.refetch();
    },
  };
}
