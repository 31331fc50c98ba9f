import type { AuditArea } from './audit-area.ts';
import type { AuditFacts, DescribedChange } from './audit-facts.ts';

/** The texts for one kind of audit entry. */
export interface ActionRow {
  area: AuditArea;
  /**
   * Describes the action in Portuguese, as the continuation of a person's name: `Bloqueou Ana Souza`. The
   * text begins with a capital, ends without a full stop, and contains no internal key.
   */
  describe: (facts: AuditFacts) => string;
  /** Values before and after, if the sentence does not contain all of them. */
  changes?: (facts: AuditFacts) => DescribedChange[];
}

export type ActionRows = Readonly<Record<string, ActionRow>>;
