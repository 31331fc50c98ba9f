import type { AuditArea } from './audit-area.ts';
import type { AuditFacts, ToldChange } from './audit-facts.ts';

/** What people read of one kind of entry. */
export interface ActionRow {
  area: AuditArea;
  /**
   * What somebody did, in Portuguese, as it goes on after their name: `Bloqueou Ana Souza`. Begins with a capital, ends
   * without a full stop, and names no key of the log.
   */
  say: (facts: AuditFacts) => string;
  /** What it was before and after, where the sentence does not say it all. */
  changes?: (facts: AuditFacts) => ToldChange[];
}

export type ActionRows = Readonly<Record<string, ActionRow>>;
