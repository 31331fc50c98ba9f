/** The answer to a failure: HTTP status and Portuguese text. */
export interface FailureRow {
  status: number;
  text: string;
}
