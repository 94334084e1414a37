import { type Submission } from './generated/types.ts';

/** A submission to a task of a batch, with the row of its task. */
export interface BatchResult {
  /** Of the file that the batch was made of, from 1. */
  readonly line: number;
  readonly taskId: string;
  /** The values of the row, by the names of its columns. */
  readonly input: Readonly<Record<string, string>>;
  /** Whether the submission has the known answer of a control item; null for other items. */
  readonly control: 'met' | 'missed' | null;
  readonly submissionId: string;
  readonly workerId: string;
  readonly status: Submission['status'];
  readonly submissionDetail: string;
  /** Addresses. */
  readonly pictures: readonly string[];
  readonly version: number;
  readonly textVersion: number;
  /** Coins. */
  readonly payableAmount: number;
  readonly reasonCode: string | null;
  readonly reason: string;
  readonly sentAt: string;
  /** Null while it is pending. */
  readonly decidedAt: string | null;
}

/**
 * Parses JSON lines as they arrive; unread data applies backpressure to the server. Throws when the file is incomplete.
 */
export async function* jsonLinesOf<Row>(body: ReadableStream<Uint8Array>): AsyncGenerator<Row, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let kept = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (kept + decoder.decode(value, { stream: true })).split('\n');
      kept = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as Row;
    }
  } finally {
    // The caller has left the loop: cancel the download.
    await reader.cancel().catch(() => undefined);
  }
  if (kept !== '') throw new Error('The file ends in the middle of a line.');
}
