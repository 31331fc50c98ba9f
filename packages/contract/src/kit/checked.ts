/** A text as it is saved, or the sentence that describes its fault. */
export type Checked = { value: string } | { fault: string };
export type Check = (typed: string) => Checked;
