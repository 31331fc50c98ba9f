import { join } from 'node:path';
import type { PackageSet } from './installed-packages.ts';
import { runProgram } from './programs.ts';

export const LIGHTHOUSE: PackageSet = { name: 'lighthouse-12.8.2', packages: ['lighthouse@12.8.2'] };

/** The part of Lighthouse's report that the bench reads. */
interface Report {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  categories: {
    /** `score` is from 0 to 1. Null if an audit failed. */
    performance: { score: number | null; auditRefs: { id: string; weight: number }[] };
  };
  audits: Record<
    string,
    | {
        score: number | null;
        title: string;
        numericValue?: number;
        displayValue?: string;
        details?: { items?: { url?: string; statusCode?: number }[] };
      }
    | undefined
  >;
}

/** One visit as measured by Lighthouse. */
export interface LighthouseVisit {
  /** Score from 0 to 100. */
  score: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Points of the score that each metric costs, by the metric's name. */
  costs: Record<string, number>;
  /** Advice for audits that failed: title and, if known, the possible gain. */
  advice: string[];
}

/**
 * Makes one first visit in the Chromium on `port`, with the preset. The cache is empty, but cookies and local
 * storage stay. Throws if the page redirects, as the board does without a login. Throws also if the server
 * refuses a part of the page, because a page without its scripts is fast.
 */
export async function visitWithLighthouse(options: {
  folder: string;
  port: number;
  url: string;
  preset: 'mobile' | 'desktop';
}): Promise<LighthouseVisit> {
  const { folder, port, url, preset } = options;
  const text = await runProgram({
    command: process.execPath,
    args: [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--only-categories=performance',
      '--no-enable-error-reporting',
      // Without a preset, Lighthouse imitates a phone.
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ],
  });
  const { finalDisplayedUrl, runtimeError, categories, audits }: Report = JSON.parse(text);
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led Lighthouse to ${finalDisplayedUrl}`);
  const refused = audits['network-requests']?.details?.items?.find(({ statusCode = 0 }) => statusCode >= 400);
  if (refused !== undefined) throw new Error(`${url} was not given ${refused.url}: ${refused.statusCode}`);
  const { score: overall, auditRefs } = categories.performance;
  if (overall === null) throw new Error(`Lighthouse could not judge ${url}`);
  const weights = auditRefs.reduce((sum, { weight }) => sum + weight, 0);
  const scored = auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    return audit === undefined || audit.score === null ? [] : [{ id, weight, ...audit, score: audit.score }];
  });
  const metric = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse reports no ${id} of ${url}`);
    return value;
  };
  const costs = scored
    .filter(({ weight }) => weight > 0)
    .map(({ title, weight, score }) => [title, (weight / weights) * (1 - score) * 100] as const);
  return {
    score: overall * 100,
    largestPaintMs: metric('largest-contentful-paint'),
    blockingMs: metric('total-blocking-time'),
    layoutShift: metric('cumulative-layout-shift'),
    costs: Object.fromEntries(costs),
    advice: scored
      .filter(({ weight, score }) => weight === 0 && score < 0.9)
      .map(({ title, displayValue }) => (displayValue === undefined ? title : `${title} (${displayValue})`)),
  };
}
