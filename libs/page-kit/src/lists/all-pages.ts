interface Page<Row> {
  readonly data: readonly Row[];
  readonly page: { readonly next: string | null };
}

/** The rows of at most `most` pages of a list, and whether more are left. */
export async function allPages<Row>(read: (from: { cursor?: string }) => Promise<Page<Row>>, most = Infinity) {
  const rows: Row[] = [];
  let next: string | null = null;
  let pages = 0;
  do {
    const answer: Page<Row> = await read(next === null ? {} : { cursor: next });
    rows.push(...answer.data);
    next = answer.page.next;
    pages += 1;
  } while (next !== null && pages < most);
  return { rows, isCut: next !== null };
}
