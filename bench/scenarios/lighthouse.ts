import { chromium } from 'playwright-core';
import { logIn } from '../support/board-page.ts';
import { withDebuggedChromium } from '../support/debugged-chromium.ts';
import { type Figure, figuresOfBar } from '../support/figure.ts';
import { fillStores } from '../support/fill-store.ts';
import { installedPackages } from '../support/installed-packages.ts';
import { LIGHTHOUSE, type LighthouseVisit, visitWithLighthouse } from '../support/lighthouse-report.ts';
import type { Scenario } from '../support/scenario.ts';
import { median } from '../support/statistics.ts';
import { withServedPanel } from '../support/with-panel.ts';

const TIMES = 5;
const PRESETS = ['mobile', 'desktop'] as const;
type Preset = (typeof PRESETS)[number];

/**
 * Measures P5 with Lighthouse: first visits of the login page and of a board with 50 orders, with both
 * presets.
 */
export const lighthouse: Scenario = {
  name: 'lighthouse',
  onlyByName: true,
  run: async (bench) => {
    const folder = await installedPackages(LIGHTHOUSE);
    const times = bench.isQuick ? 1 : TIMES;
    return withServedPanel(bench, { name: 'lighthouse' }, async ({ world, store }) => {
      await fillStores(world, [store], 50);
      const figures: Figure[] = [];
      const notes = [
        `${LIGHTHOUSE.packages.join(', ')}, performance only, its presets with simulated throttling; cache empty, session and login marker ` +
          `stay; the median of ${times} each. The score is out of 100.`,
      ];
      await withDebuggedChromium(async (port) => {
        const measure = async (name: string, path: string) => {
          for (const preset of PRESETS) {
            const visits: LighthouseVisit[] = [];
            for (let time = 0; time < times; time += 1) {
              visits.push(await visitWithLighthouse({ folder, port, url: `${world.url}${path}`, preset }));
            }
            figures.push(...figuresOf(name, preset, visits));
            notes.push(complaintsOf(name, preset, visits));
          }
        };
        await measure('login', '/login');
        const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
        const page = await browser.contexts()[0]?.newPage();
        if (page === undefined) throw new Error('Chromium has no profile');
        await logIn(page, world.url, store);
        await page.close();
        // Ends the connection to the browser, because a connected program would affect the measurement.
        await browser.close();
        await measure('board', '/pedidos');
      });
      return { figures, notes };
    });
  },
};

function figuresOf(name: string, preset: Preset, visits: readonly LighthouseVisit[]): Figure[] {
  const isMobile = preset === 'mobile';
  const ofBar = figuresOfBar('P5');
  const of = (read: (visit: LighthouseVisit) => number) => median(visits.map(read));
  const figure = (what: string, unit: string, measured: number, atMost: number) =>
    ofBar(`${name}, ${preset}: ${what}`, unit, measured, isMobile ? atMost : null);
  return [
    {
      bar: 'P5',
      what: `${name}, ${preset}: score`,
      unit: '',
      measured: of(({ score }) => score),
      demanded: { atLeast: isMobile ? 95 : 98 },
      ceiling: null,
    },
    figure(
      'LCP',
      'ms',
      of(({ largestPaintMs }) => largestPaintMs),
      2_000,
    ),
    figure(
      'blocking time',
      'ms',
      of(({ blockingMs }) => blockingMs),
      150,
    ),
    figure('layout shift × 1000', '', of(({ layoutShift }) => layoutShift) * 1_000, 50),
  ];
}

/** The metrics that lowered the score of the median visit, and Lighthouse's advice about that visit. */
function complaintsOf(name: string, preset: Preset, visits: readonly LighthouseVisit[]): string {
  const middle = median(visits.map(({ score }) => score));
  const { costs, advice } = visits.find(({ score }) => score === middle) ?? { costs: {}, advice: [] };
  const spent = Object.entries(costs)
    .filter(([, points]) => points >= 0.1)
    .toSorted(([, one], [, other]) => other - one)
    .map(([title, points]) => `${title} −${points.toFixed(1)}`);
  return `${name}, ${preset}, the points lost: ${spent.join(', ') || 'none'}. Advised: ${advice.join('; ') || 'nothing'}.`;
}
