/** A text as it will be stored, or the sentence that says what is wrong with it. */
export type Checked = { value: string } | { fault: string };
export type Check = (typed: string) => Checked;
