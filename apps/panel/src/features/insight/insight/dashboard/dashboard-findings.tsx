import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { type Dashboard, silenceFinding } from '@comanda/contract/insight/insight/dashboard.calls';
import { findingWords, linksOfFinding } from '@comanda/domain/insight/insight/finding-words';
import { factsOfPeriod, findingsOf } from '@comanda/domain/insight/insight/findings';
import { toast } from '@comanda/ui/toast/toast.ts';
import { withUnbrokenMoney } from '@comanda/web/formats/format-money';
import { IconBulb } from '@tabler/icons-react';
import classes from './dashboard.module.css';
import { dashboardTexts as texts } from './texts.ts';

const UNDO_MS = 8_000;

/** Notable findings of a period, each with numbers and a link; hidden when there are none. */
export function DashboardFindings({ dashboard }: { dashboard: Dashboard }) {
  const setting = {
    savedText: null,
    refreshes: [['insight', 'dashboard']],
    words: { failed: texts.silenceFailed },
  };
  const undo = useCallMutation(silenceFinding, setting);
  const silence = useCallMutation(silenceFinding, {
    ...setting,
    onDone: (_answer, { rule }) => {
      const run = () => undo.run({ rule, isSilenced: false });
      toast.success(texts.silenced, {
        action: { text: texts.undo, key: 'finding', lastsMs: UNDO_MS, run },
      });
    },
  });
  const silenced = [...dashboard.silenced, ...(silence.input === undefined ? [] : [silence.input.rule])];
  const found = findingsOf(factsOfPeriod(dashboard), new Set(silenced));
  if (found.length === 0) return null;
  return (
    <section className={`card ${classes.findings}`} aria-label={texts.findings}>
      <h2 className={classes.findingsTitle}>
        <IconBulb size={20} stroke={1.75} aria-hidden="true" /> {texts.findings}
      </h2>
      <ul className="plain-list stack-8">
        {found.map((finding) => {
          const words = withUnbrokenMoney(findingWords(finding));
          return (
            <li key={finding.rule} className={classes.finding}>
              <span>{words}</span>
              <span className="cluster-12">
                {linksOfFinding(finding, dashboard).map(({ label, path }) => (
                  <a key={path} href={path} aria-label={`${label}: ${words}`}>
                    {label}
                  </a>
                ))}
                <button
                  type="button"
                  className={classes.silence}
                  aria-label={`${texts.silence}: ${words}`}
                  onClick={() => silence.run({ rule: finding.rule, isSilenced: true })}
                >
                  {texts.silence}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
