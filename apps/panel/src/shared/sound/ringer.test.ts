// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRingSettings } from './ring-settings.ts';
import { createRingerWith } from './ringer.ts';
import { cancellationTone } from './tones.ts';

/** A minimal AudioContext that can be unlocked and suspended. */
class SilentContext extends EventTarget {
  state: AudioContextState = 'suspended';
  mayResume = true;
  async resume() {
    if (this.mayResume) this.become('running');
    else throw new Error('no gesture');
  }
  async close() {
    this.state = 'closed';
  }
  become(state: AudioContextState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

function aRinger() {
  const context = new SilentContext();
  const play = vi.fn();
  const ringer = createRingerWith({
    createContext: () => context,
    storage: localStorage,
    now: () => Date.now(),
    play,
  });
  return { ringer, context, play, state: () => ringer.getSnapshot().state };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('createRingerWith', () => {
  it('stays locked, and says that something waits, until a gesture unlocks it; then rings at once', async () => {
    const { ringer, play, state } = aRinger();
    ringer.start();
    expect(ringer.getSnapshot()).toMatchObject({ state: 'locked', isWanted: true });
    vi.advanceTimersByTime(10_000);
    expect(play).not.toHaveBeenCalled();
    expect(await ringer.unlock()).toBe(true);
    expect(state()).toBe('ringing');
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('rings urgent orders at once with another tone, louder, but never while silenced or muted', async () => {
    const { ringer, play } = aRinger();
    const hurried = { notes: [], periodMs: 500 };
    ringer.setSettings({ volume: 0.3 });
    ringer.start();
    await ringer.unlock();
    ringer.hurry({ toneOf: () => hurried, minVolume: 1 });
    expect(play).toHaveBeenLastCalledWith(expect.anything(), hurried, 1);
    expect(play).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(play).toHaveBeenCalledTimes(4);
    ringer.silenceFor(30_000);
    ringer.hurry({ toneOf: () => hurried, minVolume: 0.9 });
    vi.advanceTimersByTime(29_000);
    expect(play).toHaveBeenCalledTimes(4);
    ringer.setSettings({ volume: 0 });
    vi.advanceTimersByTime(1000);
    expect(play).toHaveBeenLastCalledWith(expect.anything(), hurried, 0);
  });

  it('stays locked when the browser refuses', async () => {
    const { ringer, context, state } = aRinger();
    context.mayResume = false;
    expect(await ringer.unlock()).toBe(false);
    expect(state()).toBe('locked');
  });

  it('rings every period, once per start, until stopped', async () => {
    const { ringer, play, state } = aRinger();
    await ringer.unlock();
    ringer.start();
    ringer.start();
    vi.advanceTimersByTime(2800 * 3);
    expect(play).toHaveBeenCalledTimes(4);
    ringer.stop();
    vi.advanceTimersByTime(60_000);
    expect(play).toHaveBeenCalledTimes(4);
    expect(state()).toBe('idle');
  });

  it('is quiet for the requested time, then rings by itself', async () => {
    const { ringer, play, state } = aRinger();
    await ringer.unlock();
    ringer.start();
    ringer.silenceFor(30_000);
    expect(state()).toBe('silenced');
    vi.advanceTimersByTime(29_999);
    expect(play).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(play).toHaveBeenCalledTimes(2);
    expect(state()).toBe('ringing');
  });

  it('forgets a silence once nothing waits: the next one rings at once', async () => {
    const { ringer, play } = aRinger();
    await ringer.unlock();
    ringer.start();
    ringer.silenceFor(30_000);
    ringer.stop();
    ringer.start();
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('is locked again when the system takes the sound away', async () => {
    const { ringer, context, state } = aRinger();
    const heard = vi.fn();
    await ringer.unlock();
    ringer.start();
    ringer.subscribe(heard);
    context.become('suspended');
    expect(state()).toBe('locked');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('gives the same snapshot while nothing changes', async () => {
    const { ringer } = aRinger();
    await ringer.unlock();
    ringer.start();
    const before = ringer.getSnapshot();
    vi.advanceTimersByTime(10_000);
    expect(ringer.getSnapshot()).toBe(before);
  });

  it('remembers tone and volume on the device and takes the new period', async () => {
    const { ringer, play } = aRinger();
    await ringer.unlock();
    ringer.setSettings({ tone: 'alarm', volume: 0.3 });
    ringer.start();
    vi.advanceTimersByTime(1600);
    expect(play).toHaveBeenCalledTimes(2);
    expect(aRinger().ringer.getSnapshot().settings).toEqual({ tone: 'alarm', volume: 0.3 });
  });
});

describe('readRingSettings', () => {
  it.each(['not json', 'null', '{"tone":"toString","volume":9}', '[]'])('survives %s', (stored) => {
    expect(readRingSettings({ getItem: () => stored })).toEqual({ tone: 'doorbell', volume: 0.8 });
  });

  it('has a sound of its own for a cancellation; where an order waits too they take turns', async () => {
    const { ringer, play, state } = aRinger();
    const played = () =>
      play.mock.calls.map(([, tone]) => (tone === cancellationTone ? 'cancelled' : 'order'));
    await ringer.unlock();
    ringer.start('cancellation');
    vi.advanceTimersByTime(cancellationTone.periodMs);
    expect(played()).toEqual(['cancelled', 'cancelled']);
    ringer.start();
    vi.advanceTimersByTime(3 * 2800);
    expect(played().slice(2)).toEqual(['order', 'cancelled', 'order', 'cancelled']);
    ringer.stop();
    expect(state()).toBe('ringing');
    ringer.stop('cancellation');
    expect(state()).toBe('idle');
  });
});
