/** A job may miss this many rounds before it counts as late. */
const MISSED_ROUNDS = 3;
/** Minimum delay in ms that counts as late, because records are written only once a minute. */
const SHORTEST_DELAY_MS = 5 * 60_000;

/** Maximum time in ms without a successful round; after this time a job is late. The alert uses the same rule. */
const longestSilenceMs = (everyMs: number): number => SHORTEST_DELAY_MS + MISSED_ROUNDS * everyMs;

/** Rounds of a job on one server. Times are epoch milliseconds. */
export interface JobRounds {
  everyMs: number;
  recordedAt: number;
  beganAt: number | null;
  endedAt: number | null;
  succeededAt: number | null;
  failuresInRow: number;
}

/** `first`: no round has ended yet. `late`: too long without a successful round on any server. */
export type JobState = 'well' | 'failing' | 'late' | 'first';

/**
 * The state of a job on all its servers (at least one). Servers share the work, so a recent success on one
 * server is enough. A failure counts as long as its server still records rounds.
 */
export function jobStateOf(servers: readonly JobRounds[], now: number): JobState {
  const live = servers.filter(({ recordedAt, everyMs }) => now - recordedAt <= longestSilenceMs(everyMs));
  if (live.some(({ failuresInRow }) => failuresInRow > 0)) return 'failing';
  const everyMs = Math.max(...servers.map((each) => each.everyMs));
  const last = Math.max(
    ...servers.map(({ succeededAt, beganAt, recordedAt }) => succeededAt ?? beganAt ?? recordedAt),
  );
  if (now - last > longestSilenceMs(everyMs)) return 'late';
  return servers.some(({ endedAt }) => endedAt !== null) ? 'well' : 'first';
}
