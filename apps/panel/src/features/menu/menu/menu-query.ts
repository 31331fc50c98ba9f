import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatTime } from '@comanda/client/formats/date-time.ts';
import type { Call } from '@comanda/contract/kit/define-call';
import { readMenu } from '@comanda/contract/menu/menu/menu.calls';
import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import type { MenuProduct } from '@comanda/domain/menu/menu/menu-product';
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
import { afterPaint } from '../../../shared/after-paint.ts';
import { createMenuAssembly } from './menu-assembly.ts';
import { menuTexts } from './texts.ts';
import { useCounted } from './use-counted.ts';

/** Computes the expected menu after a change, to show before the server answers. */
export type MenuPatch = (parts: MenuParts) => MenuParts;

/** The whole menu, as rows and as products. */
export interface Menu {
  parts: MenuParts;
  products: readonly MenuProduct[];
}

/** Minimum time in ms between two requests for the menu, so that quick changes share one request. */
const GATHER_MS = 300;
const lastRequest = new WeakMap<QueryClient, number>();

/**
 * The server's menu; requested again when the server announces a change. Unchanged parts stay the same
 * objects.
 */
export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: ({ client, signal }) => requestMenu(client, signal),
  structuralSharing: false,
  meta: { subject: 'menu', silent: true },
});

async function requestMenu(queries: QueryClient, signal: AbortSignal): Promise<MenuParts> {
  const wait = (lastRequest.get(queries) ?? Number.NEGATIVE_INFINITY) + GATHER_MS - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  // Throws if a newer request has replaced this request.
  signal.throwIfAborted();
  lastRequest.set(queries, performance.now());
  const answer = await sendCall(readMenu, {});
  const before = queries.getQueryData<MenuParts>(['menu']);
  const parts = replaceEqualDeep(before, answer);
  // Uses this answer although a newer request exists, because it is newer than the cache. Otherwise the
  // screen would show nothing new during many quick changes.
  if (signal.aborted && (before?.version ?? 0) < parts.version) queries.setQueryData(['menu'], parts);
  return parts;
}

const changes = { mutationKey: ['menu'], scope: { id: 'menu' } };
const noPatches: readonly MenuPatch[] = [];

/** The menu with all unsent changes applied, and the state of its query. */
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

/**
 * Input of a call that changes a sequence: the ids in their new sequence, and in the sequence before the
 * change.
 */
export const orderOf = (keys: readonly string[], before: readonly string[]) => ({
  ids: keys.map(Number),
  before: before.map(Number),
});

interface Sent<Input> {
  input: Input;
  patch?: MenuPatch;
}

interface MenuChangeSetting {
  /** The message for a failure without a text from the server. */
  failed?: string;
  /** Handles a failure. Returns false to show the default message. */
  onFailed?: (failure: unknown) => boolean;
}

/**
 * Sends changes of the menu one after the other, across all components. `send` gets the menu at send time. A
 * patch changes the shown menu before the request; a failure removes the patch and shows a message. After a
 * success the patch stays until the changed menu has arrived. `run` returns the answer, or null on failure.
 */
export function useMenuChange<Input, Output extends { version: number }>(
  send: (input: Input, parts: MenuParts) => Promise<Output>,
  { failed = menuTexts.notSaved, onFailed }: MenuChangeSetting = {},
) {
  const queries = useQueryClient();
  const latest = useRef({ send, failed, onFailed });
  latest.current = { send, failed, onFailed };
  // Stable between renders, because each key typed in a search renders the components that use this hook.
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
      // `onError` has already shown a message.
      return null;
    }
  };
  return { run, isBusy: isPending };
}

/** {@link useMenuChange} for one declared call. */
export function useMenuCall<Input, Output extends { version: number }>(
  call: Call<Input, Output>,
  setting: MenuChangeSetting = {},
) {
  return useMenuChange((input: Input) => sendCall(call, input), setting);
}

/**
 * Waits until the cached menu contains the change with this version. A push event may have loaded the menu
 * already.
 */
async function refreshMenu(queries: QueryClient, version: number): Promise<void> {
  const { queryKey } = menuQuery;
  const isHere = () => (queries.getQueryData(queryKey)?.version ?? 0) >= version;
  if (isHere()) return;
  await queries.refetchQueries({ queryKey }, { cancelRefetch: false });
  // The running request may be older than the change.
  if (!isHere()) await queries.invalidateQueries({ queryKey });
}

/** A conflict names the other user and the time; any other failure has the server's text. */
function menuFailureText(failure: unknown, failed: string): string {
  const current = failure instanceof ApiError ? failure.current : null;
  return current === null
    ? failureText(failure, { failed })
    : menuTexts.meanwhile(current.changedBy, formatTime(current.changedAt));
}
