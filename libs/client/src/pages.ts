export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Where the following page begins; null at the end. */
  readonly next: string | null;
}

/**
 * A paginated list; each page is requested when needed: `for await (const task of kaaj.listTasks())`. Each loop starts
 * with the first page.
 */
export class Pages<Row> implements AsyncIterable<Row> {
  constructor(private readonly load: (cursor: string | undefined) => Promise<Page<Row>>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    for await (const { rows } of this.pages()) yield* rows;
  }

  /** Page by page, each with the cursor of the next, from which a later run may go on: `kaaj.listTasks({ cursor })`. */
  async *pages(): AsyncGenerator<Page<Row>, void, undefined> {
    let cursor: string | undefined;
    do {
      const page = await this.load(cursor);
      yield page;
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
  }

  /** The first rows, all of them where no number is named. */
  async take(most = Infinity): Promise<Row[]> {
    const rows: Row[] = [];
    if (most <= 0) return rows;
    for await (const row of this) {
      rows.push(row);
      if (rows.length >= most) break;
    }
    return rows;
  }
}
