import { Banner, SectionHeading } from '@kaaj/ui';
import { type DeskTableProps, Table } from '@kaaj/ui-desk';
import { type ReactNode } from 'react';

interface DecisionListProps<Row> extends Pick<DeskTableProps<Row>, 'rowKey' | 'columns'> {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly failed: string;
  readonly isError: boolean;
  /** Undefined until they are loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly children: ReactNode;
}

/** What an Admin has to decide on; renders nothing without any. */
export function DecisionList<Row extends object>(props: DecisionListProps<Row>) {
  const { id, title, lead, failed, isError, rows, children, ...table } = props;
  if (isError && !rows) return <Banner kind="warn">{failed}</Banner>;
  if (!rows?.length) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} size="small" title={title} lead={lead} />
      <Table {...table} label={title} rows={rows} empty={null} />
      {children}
    </section>
  );
}
