/** What a failure is answered with: HTTP status and Portuguese text. */
export interface FailureRow {
  status: number;
  text: string;
}
