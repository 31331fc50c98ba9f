import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatTime } from '@comanda/client/formats/date-time.ts';
import type { Call } from '@comanda/contract/define-call';
import { readMenu } from '@comanda/contract/menu/menu.calls';
import type { MenuParts } from '@comanda/domain/menu/menu-parts';
import type { MenuProduct } from '@comanda/domain/menu/menu-product';
import { toast } from '@comanda/ui/toast/toast.ts';
import {
  type QueryClient,
  queryOptions,
  replaceEqualDeep,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { afterPaint } from '../../shared/after-paint.ts';
import { createMenuAssembly } from './menu-assembly.ts';
import { menuTexts } from './texts.ts';
import { useCounted } from './use-counted.ts';

/** What becomes of the menu by a change, before the server has answered it. */
export type MenuPatch = (parts: MenuParts) => MenuParts;

/** The whole menu, as rows and as products. */
export interface Menu {
  parts: MenuParts;
  products: readonly MenuProduct[];
}

/** So long after it was asked for it is not asked for again, in ms: changes that follow each other are one answer. */
const GATHER_MS = 300;
const lastAsked = new WeakMap<QueryClient, number>();

/** The menu as the server has it; asked anew when somebody changed it. What stayed as it was stays the same objects. */
export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: ({ client, signal }) => askForMenu(client, signal),
  structuralSharing: false,
  meta: { subject: 'menu', silent: true },
});

async function askForMenu(queries: QueryClient, signal: AbortSignal): Promise<MenuParts> {
  const wait = (lastAsked.get(queries) ?? Number.NEGATIVE_INFINITY) + GATHER_MS - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  // Somebody asked again meanwhile, and waits in this one's stead.
  signal.throwIfAborted();
  lastAsked.set(queries, performance.now());
  const answer = await sendCall(readMenu, {});
  const before = queries.getQueryData<MenuParts>(['menu']);
  const parts = replaceEqualDeep(before, answer);
  // Overtaken by a newer change: who changes much and quickly is followed all the same.
  if (signal.aborted && (before?.version ?? 0) < parts.version) queries.setQueryData(['menu'], parts);
  return parts;
}

const changes = { mutationKey: ['menu'], scope: { id: 'menu' } };
const noPatches: readonly MenuPatch[] = [];

/** The menu with all that is on its way to the server already in it; a query, for its faces. */
export function useMenu() {
  const query = useQuery(menuQuery);
  const underWay = useMutationState({
    filters: { mutationKey: changes.mutationKey, status: 'pending' },
    select: ({ state }): MenuPatch | undefined => (state.variables as Sent<unknown> | undefined)?.patch,
  });
  const patches = underWay.length === 0 ? noPatches : underWay;
  const saved = useCounted(query.data);
  const [assemble] = useState(createMenuAssembly);
  const data = useMemo((): Menu | undefined => {
    if (saved === undefined) return undefined;
    const parts = patches.reduce((before: MenuParts, patch) => patch?.(before) ?? before, saved);
    return { parts, products: assemble(parts) };
  }, [saved, patches, assemble]);
  return {
    data,
    isError: query.isError,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
}

/** An order of a list as its calls take it: numbers, and those it was made from. */
export const orderOf = (keys: readonly string[], before: readonly string[]) => ({
  ids: keys.map(Number),
  before: before.map(Number),
});

interface Sent<Input> {
  input: Input;
  patch?: MenuPatch;
}

interface MenuChangeSetting {
  /** What could not be done, where the server does not say. */
  failed?: string;
  /** Tells a failure in a way of its own; false where it does not. */
  onFailed?: (failure: unknown) => boolean;
}

/**
 * Sends changes of the menu, one after the other, whoever makes them; `send` has the menu of when its turn has come. A patch
 * shows at once, before it is sent, and is gone with a failure, which is told; after a success it stands until the menu that
 * holds the change is here. `run` answers what the server did, or null where it failed.
 */
export function useMenuChange<Input, Output extends { version: number }>(
  send: (input: Input, parts: MenuParts) => Promise<Output>,
  { failed = menuTexts.notSaved, onFailed }: MenuChangeSetting = {},
) {
  const queries = useQueryClient();
  const latest = useRef({ send, failed, onFailed });
  latest.current = { send, failed, onFailed };
  // The same from one drawing to the next: whoever types a search draws what may change the menu with every key.
  const options = useMemo(
    () => ({
      ...changes,
      meta: { silent: true },
      mutationFn: async ({ input, patch }: Sent<Input>) => {
        if (patch) await new Promise<void>((resolve) => afterPaint(resolve));
        const parts = queries.getQueryData(menuQuery.queryKey);
        if (parts === undefined) throw new Error('the menu is changed before it is here');
        return latest.current.send(input, parts);
      },
      onSuccess: ({ version }: Output) => refreshMenu(queries, version),
      onError: async (failure: Error) => {
        const isOver = failure instanceof ApiError && (failure.status === 401 || failure.isGivenUp);
        const { failed, onFailed } = latest.current;
        if (!isOver && !onFailed?.(failure)) toast.error(menuFailureText(failure, failed));
        await queries.invalidateQueries({ queryKey: menuQuery.queryKey });
      },
    }),
    [queries],
  );
  const { mutateAsync, isPending } = useMutation(options);
  const run = async (input: Input, patch?: MenuPatch): Promise<Output | null> => {
    try {
      return await mutateAsync({ input, patch });
    } catch {
      // It was told.
      return null;
    }
  };
  return { run, isBusy: isPending };
}

/** {@link useMenuChange} by one declared call. */
export function useMenuCall<Input, Output extends { version: number }>(
  call: Call<Input, Output>,
  setting: MenuChangeSetting = {},
) {
  return useMenuChange((input: Input) => sendCall(call, input), setting);
}

/** Has the menu here that holds the change counted as `version`; its announcement may have brought it already. */
async function refreshMenu(queries: QueryClient, version: number): Promise<void> {
  const { queryKey } = menuQuery;
  const isHere = () => (queries.getQueryData(queryKey)?.version ?? 0) >= version;
  if (isHere()) return;
  await queries.refetchQueries({ queryKey }, { cancelRefetch: false });
  // What was under way may have been asked before the change.
  if (!isHere()) await queries.invalidateQueries({ queryKey });
}

/** Somebody else's change is told by who and when; everything else in the server's words. */
function menuFailureText(failure: unknown, failed: string): string {
  const standing = failure instanceof ApiError ? failure.standing : null;
  return standing === null
    ? failureText(failure, { failed })
    : menuTexts.meanwhile(standing.changedBy, formatTime(standing.changedAt));
}
