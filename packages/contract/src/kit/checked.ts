/** The result of a check: the text as it will be saved, or a sentence about the fault of the typed text. */
export type Checked = { value: string } | { fault: string };
export type Check = (typed: string) => Checked;
